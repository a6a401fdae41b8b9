/** Shows the panel for an operation. Resolves when it can be used. `try-it/main.ts` has it. */
export declare function openPanel(
  root: HTMLElement,
  operationId: string,
): Promise<{ setVisible(isVisible: boolean): void }>;
