/** Enough to tell whether there is a choice (R9). */
export const FIRST_DISTRICTS = { limit: 2 }

/** The query for one whole district. */
export const districtById = (id: string) => ({ filter: { id }, limit: 1 })
