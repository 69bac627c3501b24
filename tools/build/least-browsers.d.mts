/** Targets for Vite. */
export const buildTargets: string[];
