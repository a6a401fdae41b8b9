import ts from '../../lib/compiler.js';
import type { CodeText, Target } from './model.js';

/** Finds where a name is described. */
type FindTarget = (symbol: ts.Symbol) => Target | undefined;

/** Turns types into text in which the names of public types are links. */
export class CodeWriter {
  constructor(
    readonly checker: ts.TypeChecker,
    readonly findTarget: FindTarget,
  ) {}

  /** Nodes as they are written in their file, without comments. */
  of(...nodes: readonly (ts.Node | string | undefined)[]): CodeText {
    return this.#written(nodes, textOf);
  }

  /** Types with their comments, for a type that explains its cases. */
  withComments(...nodes: readonly (ts.Node | string)[]): CodeText {
    return this.#written(nodes, (node) => node.getFullText().trim());
  }

  #written(nodes: readonly (ts.Node | string | undefined)[], textOf: (node: ts.Node) => string): CodeText {
    const targets = new Map<string, Target>();
    const texts = nodes
      .filter((node) => node !== undefined)
      .map((node) => {
        if (typeof node === 'string') return node;
        this.#collect(node, targets);
        return textOf(node);
      });
    return linked(tidy(texts.join('')), targets);
  }

  /** `name(parameters): result` of a function, a method or a call signature. */
  signature(name: string, node: ts.SignatureDeclarationBase): CodeText {
    const { type: result } = node;
    const targets = new Map<string, Target>();
    for (const part of [...(node.typeParameters ?? []), ...node.parameters.map(({ type }) => type), result]) {
      if (part) this.#collect(part, targets);
    }
    const generics = node.typeParameters ? `<${node.typeParameters.map(textOf).join(', ')}>` : '';
    const parameters = node.parameters.map(parameterText);
    const end = result ? `: ${textOf(result)}` : '';
    const line = `${name}${generics}(${parameters.join(', ')})${end}`;
    const isLong = line.length > 90 && parameters.length > 0;
    const broken = `${name}${generics}(\n${parameters.map((one) => `  ${one.replaceAll('\n', '\n  ')},\n`).join('')})${end}`;
    return linked(tidy(isLong ? broken : line), targets);
  }

  #collect(node: ts.Node, targets: Map<string, Target>): void {
    if (ts.isIdentifier(node)) {
      const symbol = this.checker.getSymbolAtLocation(node);
      const target = symbol && this.findTarget(this.original(symbol));
      if (target) targets.set(node.text, target);
    }
    ts.forEachChild(node, (child) => this.#collect(child, targets));
  }

  /** What an imported name stands for. */
  original(symbol: ts.Symbol): ts.Symbol {
    return symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
  }
}

const textOf = (node: ts.Node) => withoutComments(node.getText());

function parameterText(parameter: ts.ParameterDeclaration): string {
  const { name, dotDotDotToken, questionToken, initializer, type } = parameter;
  const label = ts.isObjectBindingPattern(name) ? 'options' : name.getText();
  const mark = questionToken || initializer ? '?' : '';
  return `${dotDotDotToken ? '...' : ''}${label}${mark}${type ? `: ${textOf(type)}` : ''}`;
}

const withoutComments = (text: string) => text.replace(/^\s*\/\*\*?.*?\*\/\n/gms, '').replace(/^\s*\/\/.*\n/gm, '');

/** Lines after the first without the indentation that they share. A union that starts on a new line is kept. */
function tidy(text: string): string {
  const [first = '', ...rest] = text.split('\n');
  const indents = rest.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  const shared = Math.min(...indents, Number.POSITIVE_INFINITY);
  const closes = /^\s*[)}\]>]/.test(rest.at(-1) ?? '') ? 0 : 2;
  const lines = rest.map((line) => ' '.repeat(closes) + line.slice(Number.isFinite(shared) ? shared : 0));
  return [first, ...lines].join('\n');
}

/** Text in pieces: names with a target, and what stands between them. Names in quotes and of properties stay as they are. */
function linked(text: string, targets: ReadonlyMap<string, Target>): CodeText {
  if (targets.size === 0) return [text];
  const pattern = /\/\*.*?\*\/|'[^']*'|`[^`]*`|(?<![.\w$])([A-Za-z_$][\w$]*)(?![\w$]|\??:(?!:))/gs;
  const pieces: CodeText[number][] = [];
  let at = 0;
  for (const match of text.matchAll(pattern)) {
    const name = match[1];
    const target = name === undefined ? undefined : targets.get(name);
    if (!name || !target) continue;
    if (match.index > at) pieces.push(text.slice(at, match.index));
    pieces.push({ text: name, target });
    at = match.index + name.length;
  }
  return [...pieces, ...(at < text.length ? [text.slice(at)] : [])];
}
