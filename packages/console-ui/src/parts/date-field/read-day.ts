const FORMS = [
  /^(?<month>\d{1,2})[/.-](?<day>\d{1,2})[/.-](?<year>\d{4})$/,
  /^(?<month>\d{2})(?<day>\d{2})(?<year>\d{4})$/,
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/,
]

/**
 * A day as calls carry it, `YYYY-MM-DD`, from what people type or paste: `9/1/2026`, `09012026`, `2026-09-01`.
 * Null for everything else, also for a day that is on no calendar.
 */
export function readDay(text: string): string | null {
  const parts = FORMS.map((form) => form.exec(text.trim())?.groups).find((groups) => groups !== undefined)
  if (!parts) return null
  const { year = '', month = '', day = '' } = parts
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const at = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(iso) ? iso : null
}

/** `MM/dd/yyyy`, as the console writes days; what is no day stays as it is. */
export function writeDay(value: string): string {
  const iso = readDay(value)
  return iso === null ? value : iso.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$2/$3/$1')
}
