/** The cascade layers of the console's styles inside `edconsole`, weakest first. */
export const LAYER_NAMES = ['tokens', 'parts', 'patterns', 'features', 'screens'] as const
