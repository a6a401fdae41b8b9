/**
 * The compiler API. TypeScript 7 has none, so that this is TypeScript 5.9, also once the package `typescript` is a newer one: then
 * an alias takes its place here. Types are checked by the native compiler, in `scripts/typecheck.ts`.
 */
export { default } from 'typescript';
