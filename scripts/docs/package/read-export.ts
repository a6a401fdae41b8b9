import { relative } from 'node:path';
import ts from '../../lib/compiler.js';
import type { CodeWriter } from './code-text.js';
import type { CodeText, ExportKind, ExportModel, Member } from './model.js';
import { commentOf } from './read-comment.js';

/** Reads exported names of one program. */
export class ExportReader {
  constructor(
    readonly code: CodeWriter,
    /** The folder of the package. */
    readonly root: string,
    /** Whether a file belongs to the package, and not to the language or a dependency. */
    readonly isOwn: (file: string) => boolean,
  ) {}

  /** An exported name, except for where it is described. */
  read(name: string, exported: ts.Symbol): Omit<ExportModel, 'home'> {
    const symbol = this.code.original(exported);
    const declarations = (symbol.declarations ?? []).filter((node) => !isMerged(node));
    const [node] = declarations;
    if (!node) throw new Error(`${name} is exported, and its declaration was not found.`);
    const isTypeOnly = !(symbol.flags & ts.SymbolFlags.Value) || isExportedAsType(exported);
    const kind = this.#kindOf(name, node);
    return {
      name,
      kind,
      isTypeOnly,
      file: this.#fileOf(node),
      comment: commentOf(node),
      signatures: this.#signaturesOf(name, declarations, isTypeOnly),
      members: this.#membersOf(symbol, node),
    };
  }

  #kindOf(name: string, node: ts.Declaration): ExportKind {
    if (ts.isClassDeclaration(node)) return this.#isError(node) ? 'error' : 'class';
    if (ts.isFunctionDeclaration(node)) return 'function';
    if (ts.isVariableDeclaration(node)) return isFunction(node.initializer) ? 'function' : 'constant';
    if (/(?:Options|Defaults|Location)$/.test(name)) return 'options';
    return /Event$/.test(name) ? 'event' : 'type';
  }

  #isError(node: ts.ClassDeclaration): boolean {
    const base = node.heritageClauses?.find(({ token }) => token === ts.SyntaxKind.ExtendsKeyword)?.types[0];
    if (!base) return false;
    if (base.expression.getText() === 'Error') return true;
    const symbol = this.code.checker.getSymbolAtLocation(base.expression);
    const declared = symbol && this.code.original(symbol).declarations?.find(ts.isClassDeclaration);
    return declared !== undefined && this.#isError(declared);
  }

  #signaturesOf(name: string, declarations: readonly ts.Declaration[], isTypeOnly: boolean): CodeText[] {
    return declarations.flatMap((node) => {
      if (ts.isFunctionDeclaration(node)) {
        const isImplementation = node.body && declarations.length > 1;
        return isImplementation ? [] : [this.code.signature(`function ${name}`, node)];
      }
      if (ts.isVariableDeclaration(node)) {
        const { initializer, type } = node;
        if (isFunction(initializer)) return [this.code.signature(`function ${name}`, initializer)];
        if (initializer && ts.isObjectLiteralExpression(initializer)) return [this.#objectOf(name, initializer)];
        return [this.code.of(`const ${name}`, ...typeOfConstant(type, initializer))];
      }
      if (ts.isTypeAliasDeclaration(node)) {
        return [this.code.withComments(`type ${name}`, ...genericsOf(node), ' =', ...this.#aliased(node))];
      }
      if (ts.isClassDeclaration(node)) return this.#classSignatures(name, node, isTypeOnly);
      if (ts.isInterfaceDeclaration(node)) {
        // Its name alone says nothing that its heading does not.
        if (!node.heritageClauses && !node.typeParameters) return [];
        return [this.code.of(`interface ${name}`, ...genericsOf(node), ...heritageOf(node))];
      }
      throw new Error(`${name} is declared in a way that the docs cannot describe yet: ${ts.SyntaxKind[node.kind]}.`);
    });
  }

  /** A constant with methods, without their bodies. */
  #objectOf(name: string, { properties }: ts.ObjectLiteralExpression): CodeText {
    const lines = properties.flatMap((property): CodeText => {
      const isMethod = ts.isMethodDeclaration(property);
      const code = isMethod ? this.code.signature(property.name.getText(), property) : this.code.of(property);
      return [
        '  ',
        ...code.map((piece) => (typeof piece === 'string' ? piece.replaceAll('\n', '\n  ') : piece)),
        ';\n',
      ];
    });
    return [`const ${name}: {\n`, ...lines, '}'];
  }

  /** What an alias stands for. Values that a constant of another file lists are written out. */
  #aliased({ type }: ts.TypeAliasDeclaration): (ts.Node | string)[] {
    const text = type.getText();
    if (!/\btypeof /.test(text)) return [text.startsWith('|') ? '\n  ' : ' ', type];
    const flags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias;
    const { checker } = this.code;
    return [` ${checker.typeToString(checker.getTypeFromTypeNode(type), type, flags).replaceAll('"', "'")}`];
  }

  /** An error is not created by users, and neither is what is exported as a type only. */
  #classSignatures(name: string, node: ts.ClassDeclaration, isTypeOnly: boolean): CodeText[] {
    const head = this.code.of(`class ${name}`, ...genericsOf(node), ...heritageOf(node));
    const created = node.members.find(ts.isConstructorDeclaration);
    if (isTypeOnly || this.#isError(node)) return [head];
    const parameters = created && this.code.signature(`new ${name}`, created);
    return [head, parameters ?? [`new ${name}()`]];
  }

  /** Properties and methods, inherited ones included. */
  #membersOf(symbol: ts.Symbol, node: ts.Declaration): Member[] {
    const hasMembers =
      ts.isClassDeclaration(node) ||
      ts.isInterfaceDeclaration(node) ||
      (ts.isTypeAliasDeclaration(node) && isObjectType(node.type));
    if (!hasMembers) return [];
    const type = this.code.checker.getDeclaredTypeOfSymbol(symbol);
    // What differs from case to case, its signature says.
    if (type.isUnion()) return [];
    const calls = type.getCallSignatures().flatMap(({ declaration }) => {
      return declaration && ts.isCallSignatureDeclaration(declaration) ? [this.#callOf(declaration)] : [];
    });
    const members = this.code.checker
      .getPropertiesOfType(type)
      .flatMap((property) => this.#memberOf(property, node))
      .filter((member) => member !== undefined);
    return [...calls, ...members];
  }

  #callOf(node: ts.CallSignatureDeclaration): Member {
    const [kind, file] = ['call' as const, this.#fileOf(node)];
    return {
      name: '',
      kind,
      isOptional: false,
      isInherited: false,
      comment: commentOf(node),
      code: this.code.signature('', node),
      file,
    };
  }

  #memberOf(property: ts.Symbol, owner: ts.Declaration): Member | undefined {
    const node = property.declarations?.[0];
    if (!node || !this.isOwn(node.getSourceFile().fileName) || isHidden(node)) return undefined;
    const name = nameOf(property, node);
    const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0;
    const isInherited = !isWithin(node, owner);
    const from = isInherited ? this.code.of(declaredIn(node)).find((piece) => typeof piece !== 'string') : undefined;
    const base = {
      name,
      isOptional,
      comment: commentOf(node),
      file: this.#fileOf(node),
      isInherited,
      ...(from && { from }),
    };
    const callable = (node as ts.PropertyDeclaration).type ? undefined : (node as ts.PropertyDeclaration).initializer;
    const method = ts.isMethodDeclaration(node) || ts.isMethodSignature(node) ? node : callable;
    if (method && (ts.isMethodDeclaration(method) || ts.isMethodSignature(method) || isFunction(method))) {
      return { ...base, kind: 'method', code: this.code.signature(name, method) };
    }
    return { ...base, kind: 'property', code: this.#typeOf(node, isOptional) };
  }

  #typeOf(node: ts.Declaration, isOptional: boolean): CodeText {
    const { type, initializer } = node as ts.PropertyDeclaration;
    if (!type) return initializer && ts.isStringLiteral(initializer) ? [initializer.getText()] : [];
    const types = ts.isUnionTypeNode(type) ? type.types : [type];
    const isUndefined = (one: ts.TypeNode) => one.kind === ts.SyntaxKind.UndefinedKeyword;
    const kept = isOptional ? types.filter((one) => !isUndefined(one)) : types;
    if (kept.length === types.length || kept.length === 0) return this.code.of(type);
    const [only] = kept;
    if (kept.length === 1 && only) return this.code.of(ts.isParenthesizedTypeNode(only) ? only.type : only);
    return this.code.of(...kept.flatMap((one, index) => (index > 0 ? [' | ', one] : [one])));
  }

  #fileOf = (node: ts.Node) => relative(this.root, node.getSourceFile().fileName).replaceAll('\\', '/');
}

/** Global declarations that a file adds to those of the language. */
const isMerged = (node: ts.Declaration) => ts.isModuleDeclaration(node);

function isExportedAsType(symbol: ts.Symbol): boolean {
  return (symbol.declarations ?? []).some(
    (node) => ts.isExportSpecifier(node) && (node.isTypeOnly || node.parent.parent.isTypeOnly),
  );
}

const isFunction = (node: ts.Expression | undefined): node is ts.ArrowFunction | ts.FunctionExpression =>
  node !== undefined && (ts.isArrowFunction(node) || ts.isFunctionExpression(node));

/** A constant has the type that it is given, or is converted to. */
function typeOfConstant(type: ts.TypeNode | undefined, value: ts.Expression | undefined): (ts.Node | string)[] {
  if (type) return [': ', type];
  if (value && ts.isAsExpression(value) && value.type.getText() !== 'const') return [': ', value.type];
  return value ? [' = ', value] : [];
}

type Generic = { typeParameters?: ts.NodeArray<ts.TypeParameterDeclaration> | undefined };

const genericsOf = ({ typeParameters }: Generic): (ts.Node | string)[] =>
  typeParameters ? ['<', ...typeParameters.flatMap((one, index) => (index > 0 ? [', ', one] : [one])), '>'] : [];

const heritageOf = (node: ts.ClassDeclaration | ts.InterfaceDeclaration): (ts.Node | string)[] =>
  (node.heritageClauses ?? []).flatMap((clause) => [' ', clause]);

const isObjectType = (type: ts.TypeNode): boolean =>
  ts.isTypeLiteralNode(type) ||
  (ts.isIntersectionTypeNode(type) && type.types.every((one) => !ts.isFunctionTypeNode(one)));

/** Private members and those that only the compiler reads. */
function isHidden(node: ts.Declaration): boolean {
  const { name } = node as ts.NamedDeclaration;
  if (name && ts.isPrivateIdentifier(name)) return true;
  return (ts.getCombinedModifierFlags(node) & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected)) !== 0;
}

/** `[Symbol.asyncDispose]` has a name that the compiler made. */
function nameOf(property: ts.Symbol, node: ts.Declaration): string {
  const { name } = node as ts.NamedDeclaration;
  return name && ts.isComputedPropertyName(name) ? name.getText() : property.name;
}

function isWithin(node: ts.Node, owner: ts.Node): boolean {
  for (let one: ts.Node | undefined = node; one; one = one.parent) if (one === owner) return true;
  return false;
}

/** The name of the class or interface that has a member. */
function declaredIn(node: ts.Node): ts.Node | undefined {
  const { parent } = node;
  const isNamed = ts.isInterfaceDeclaration(parent) || ts.isClassDeclaration(parent);
  return isNamed ? parent.name : undefined;
}
