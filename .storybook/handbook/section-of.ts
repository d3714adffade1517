/** A section of a Markdown text with its heading, up to the next heading of its level: what is written elsewhere is shown, not copied. */
export const sectionOf = (text: string, title: string): string => {
  const [, level = ''] = new RegExp(`^(#+) ${title}$`, 'm').exec(text) ?? []
  if (!level) throw new Error(`No section ${title}`)
  const after = text.slice(text.indexOf(`${level} ${title}\n`) + level.length)
  const end = after.search(new RegExp(`^#{1,${level.length}} `, 'm'))
  return level + (end < 0 ? after : after.slice(0, end))
}
