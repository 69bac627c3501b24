/** Targets of Vite. */
export const buildTargets: string[];
