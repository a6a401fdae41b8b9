/** The part of Redoc that the reference calls. The script itself comes from the Redocly CLI. */
export declare function hydrate(document: object, options: object, element: Element | null): void;
