import type { FullConfig, FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { lookReport, type Picture } from './look-report.js';

/** Prints a dot for each picture, and at the end which of them have changed. */
export default class LookReporter implements Reporter {
  readonly #pictures: Picture[] = [];
  #isKeeping = false;

  onBegin({ updateSnapshots }: FullConfig): void {
    this.#isKeeping = updateSnapshots === 'all' || updateSnapshots === 'changed';
  }

  onTestEnd({ title, parent }: TestCase, { status, errors, attachments }: TestResult): void {
    const isSame = status === 'passed';
    process.stdout.write(isSame ? '·' : '×');
    this.#pictures.push({
      name: `${parent.project()?.name}-${title}`,
      isSame,
      message: errors.map(({ message = '' }) => message).join('\n'),
      difference: attachments.find(({ name }) => name.endsWith('-diff.png'))?.path,
    });
  }

  onEnd({ status }: FullResult): void {
    console.log(
      `\n${lookReport(this.#pictures, { isKeeping: this.#isKeeping, isComplete: status !== 'interrupted' })}`,
    );
  }

  printsToStdio(): boolean {
    return true;
  }
}
