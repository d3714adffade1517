const short = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 })

/** A number that needs little room: `980`, `18.6K`, `1.2M`. */
export const shortCount = (count: number): string => short.format(count)
