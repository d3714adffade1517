import { growing } from '../../styles/growing.ts'
import { patternStyle } from '../../styles/layered-style.ts'
import { lightDark } from '../../styles/light-dark.ts'
import { containers } from '../../styles/media.ts'
import { vars } from '../../styles/tokens.css.ts'
import * as form from './resource-form.css.ts'

const { color, size, space } = vars

export const views = patternStyle({
  display: 'none',
  paddingInline: space[9],
  paddingBlockStart: space[5],
  '@container': {
    [containers.medium]: { display: 'block' },
    [containers.small]: { paddingInline: space[6] },
  },
})

/** Form and preview side by side under one line, or one of the two. */
export const columns = patternStyle({
  display: 'flex',
  flex: '1 1 auto',
  minInlineSize: 0,
  marginBlockStart: space[5],
  borderBlockStart: `1px solid ${color.border.default}`,
  '@container': {
    [containers.medium]: { flexDirection: 'column', marginBlockStart: 0, borderBlockStart: 0 },
  },
})
export const main = patternStyle([
  form.form,
  {
    '@container': {
      [containers.folded]: { flex: '1 1 0' },
      [containers.medium]: { flex: 'none' },
    },
  },
])
export const side = patternStyle({
  flex: 'none',
  boxSizing: 'border-box',
  inlineSize: growing(348),
  borderInlineStart: `1px solid ${color.border.default}`,
  background: lightDark(color.bg.canvas, color.bg.subtle),
  '@container': {
    [containers.folded]: { inlineSize: growing(312) },
    [containers.medium]: { inlineSize: 'auto', borderInlineStart: 0, background: 'none' },
  },
})
/** Stays in sight while a long list is scrolled past it. */
export const follows = patternStyle({
  boxSizing: 'border-box',
  position: 'sticky',
  insetBlockStart: 0,
  // Clearly shorter than the page, whose scrollbar would else stand beside its own from top to bottom.
  maxBlockSize: `calc((100dvh - ${size.header}) * 0.8)`,
  overflowY: 'auto',
  padding: space[7],
  '@container': {
    [containers.medium]: { position: 'relative', maxBlockSize: 'none', paddingInline: space[9] },
    [containers.small]: { paddingInline: space[6] },
  },
})
/** The view that is not chosen, where there is room for one alone. */
export const away = patternStyle({ '@container': { [containers.medium]: { display: 'none' } } })
