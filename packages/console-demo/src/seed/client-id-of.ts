/** The client of a demo district. */
export const clientIdOf = (districtId: number): number => 90_000 + districtId
