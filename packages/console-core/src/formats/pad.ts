/** `7` as `07`. */
export const pad = (value: number, length = 2): string => String(value).padStart(length, '0')
