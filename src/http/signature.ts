/** Header of the sandbox's signature. That of the service is undocumented. */
export const signatureHeader = 'x-sandbox-signature';
