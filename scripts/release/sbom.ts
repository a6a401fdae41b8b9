import { readFile } from 'node:fs/promises';

interface Component {
  'bom-ref': string;
  name: string;
  version: string;
  properties?: { name: string; value: string }[];
}

interface Sbom {
  metadata: { component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

/**
 * What users get with the package, from a list of everything in package-lock.json (`npm sbom`): its dependencies, and the
 * libraries that are bundled into it, which npm counts as tools of this repository.
 */
export function toReleaseSbom(everything: string, bundled: readonly string[], name: string): string {
  const sbom: Sbom = JSON.parse(everything);
  const isShipped = (component: Component) =>
    bundled.includes(`${component.name}@${component.version}`) ||
    !component.properties?.some((one) => one.name === 'cdx:npm:package:development' && one.value === 'true');
  const components = sbom.components.filter(isShipped);
  const refs = new Set(components.map((component) => component['bom-ref']));
  const missing = bundled.filter((one) => !refs.has(one));
  if (missing.length > 0) {
    throw new Error(
      `THIRD-PARTY.md names ${missing.join(', ')}, which package-lock.json does not have. Correct its table.`,
    );
  }
  const { component } = sbom.metadata;
  const root = component['bom-ref'];
  const dependencies = sbom.dependencies
    .filter(({ ref }) => ref === root || refs.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => refs.has(one)) }));
  // npm takes the name of the folder.
  const metadata = { ...sbom.metadata, component: { ...component, name } };
  return `${JSON.stringify({ ...sbom, metadata, components, dependencies }, null, 2)}\n`;
}

/** The libraries that are bundled into the package, such as `yaml@2.9.1`: the table of THIRD-PARTY.md. */
export async function bundledLibraries(): Promise<string[]> {
  const text = await readFile('THIRD-PARTY.md', 'utf8');
  return [...text.matchAll(/^\| \[([^\]]+)\]\([^)]+\) *\| (\d\S*) *\|/gm)].map(
    ([, name, version]) => `${name}@${version}`,
  );
}
