/** Made from src/sandbox/control/page/ by `npm run generate`. */
export declare const html: string;
export declare const style: string;
export declare const script: string;
export declare const icon: string;
