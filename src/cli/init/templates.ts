import type { CheckCommands } from './checks.js';

/** Actions by the commits of their releases, so that nobody can change what runs. */
const checkout = 'actions/checkout@de0fac2e4500dabe0009e67214ff5f5447ce83dd # v6.0.2';
const setupNode = 'actions/setup-node@48b55a011bda9f5d6aeb4c2d9c7362e8dae4041e # v6.4.0';

/** An expression of GitHub Actions. */
function expression(text: string): string {
  return `\${{ ${text} }}`;
}

/** Every check runs, also after one that failed: each says something else. */
const always = `if: ${expression('!cancelled()')}`;

export const githubWorkflow = ({ validate, run, diff, hasServer }: CheckCommands) => `name: Contract
on:
  push:
  pull_request:
permissions:
  contents: read
jobs:
  contract:
    runs-on: ubuntu-latest
    timeout-minutes: 15
    steps:
      - uses: ${checkout}
        with:
          persist-credentials: false
      - uses: ${setupNode}
        with:
          node-version: 22
          cache: npm
      - run: npm ci
      - name: Requests and recorded responses
        run: npx ${validate} --format github
      - name: ${hasServer ? 'Server' : 'Tests in a sandbox'}
        ${always}
        run: npx ${run}${hasServer ? ' --format github' : ''}
${hasServer ? `        env:\n          GENMEDIA_API_KEY: ${expression('secrets.GENMEDIA_API_KEY')}\n` : ''}      - name: Changes of the contract
        ${always}
        run: npx ${diff} --format github
`;

const gitlabReport = `  artifacts:
    when: always
    reports:
      junit: contract-report.xml
`;

export const gitlabJob = ({ validate, run, diff, hasServer }: CheckCommands) => `contract:
  image: node:22
  script:
    - npm ci
    - npx ${validate}
    - npx ${diff}
    - npx ${run}${hasServer ? ' --format junit --output contract-report.xml' : ''}
${hasServer ? gitlabReport : ''}`;

export const gitlabInclude = `include:
  - local: .gitlab/contract.yml
`;

export const npmScript = ({ validate, run, diff }: CheckCommands) => `${validate} && ${run} && ${diff}`;
