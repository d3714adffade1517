export type CssRule = {
  selectors: string[]
  /** `property: value`, in order. */
  declarations: string[]
  /** The at-rules around it, outermost first. */
  within: string[]
}

/** The style rules of a sheet as esbuild prints it; the steps of keyframes are left out. */
export function readRules(css: string): CssRule[] {
  const rules: CssRule[] = []
  walk(css.replace(/\/\*[\s\S]*?\*\//g, ''), [], rules)
  return rules
}

function walk(css: string, within: string[], rules: CssRule[]): void {
  let start = 0
  for (let at = 0; at < css.length; at += 1) {
    const letter = css.charAt(at)
    if (letter === ';') start = at + 1
    if (letter !== '{') continue
    const head = css.slice(start, at).trim()
    const end = closing(css, at)
    const body = css.slice(at + 1, end)
    if (/^@(layer|media|container|supports|starting-style)/.test(head)) walk(body, [...within, head], rules)
    else if (!head.startsWith('@')) {
      rules.push({ selectors: splitSelectors(head), declarations: splitDeclarations(body), within })
    }
    at = end
    start = end + 1
  }
}

function closing(css: string, open: number): number {
  let depth = 0
  for (let at = open; at < css.length; at += 1) {
    if (css.charAt(at) === '{') depth += 1
    if (css.charAt(at) === '}') depth -= 1
    if (depth === 0) return at
  }
  throw new Error('A block of the sheet is never closed')
}

function splitSelectors(head: string): string[] {
  return head.split(/,(?![^(]*\))/).map((selector) => selector.trim())
}

function splitDeclarations(body: string): string[] {
  return body
    .split(';')
    .map((declaration) => declaration.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
}
