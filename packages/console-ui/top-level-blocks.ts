/** The rules and statements of a sheet that stand in no other. */
export function topLevelBlocks(css: string): string[] {
  const blocks: string[] = []
  let depth = 0
  let start = 0
  let quote = ''
  for (let at = 0; at < css.length; at += 1) {
    const letter = css.charAt(at)
    if (quote !== '') {
      if (letter === '\\') at += 1
      else if (letter === quote) quote = ''
      continue
    }
    if (letter === '"' || letter === "'") quote = letter
    else if (letter === '{') depth += 1
    else if (letter === '}') depth -= 1
    const ends = depth === 0 && (letter === '}' || letter === ';')
    if (ends) {
      blocks.push(css.slice(start, at + 1).trim())
      start = at + 1
    }
  }
  const rest = css.slice(start).trim()
  return rest === '' ? blocks : [...blocks, rest]
}
