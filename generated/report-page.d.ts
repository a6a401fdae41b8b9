/** Made from src/cli/check/report-page/ by `npm run generate`. */
export declare const style: string;
export declare const script: string;
