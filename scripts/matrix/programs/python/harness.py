"""Prints what the generated code accepts."""

import json
import os
import sys


def report(parse, parse_task, client=None, validates=True):
    with open("cases.json", encoding="utf-8") as file:
        cases = json.load(file)
    result = {
        "examples": failures(cases["examples"], parse),
        "unknown": accepted(cases["unknown"], parse),
        "tasks": failures(cases["tasks"], lambda one: parse_task(one["body"])),
    }
    if validates:
        result["beyond"] = accepted(cases["beyond"], parse)
    if client:
        result["created"] = use(client, cases["create"])
    json.dump(result, sys.stdout)


def failures(cases, attempt):
    failed = {}
    for one in cases:
        try:
            attempt(one)
        except Exception as error:
            failed[name_of(one)] = f"{type(error).__name__}: {error}"[:300]
    return failed


def accepted(cases, attempt):
    rejected = failures(cases, attempt)
    return [name_of(one) for one in cases if name_of(one) not in rejected]


def name_of(one):
    return f"{one.get('operationId', '')} {one['name']}"


def use(client, example):
    key = os.environ["GENMEDIA_API_KEY"]
    now = client(os.environ["GENMEDIA_URL"], key)
    identifier = now.create(example)
    state = now.read(identifier)
    end = client(os.environ["GENMEDIA_LATER_URL"], key).read(identifier)
    return {"id": identifier, "state": state, "end": end}
