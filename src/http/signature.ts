/** Header of the sandbox's own signature. The service does not show where it carries its own. */
export const signatureHeader = 'x-sandbox-signature';
