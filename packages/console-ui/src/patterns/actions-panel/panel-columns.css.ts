import { patternStyle } from '../../styles/layered-style.ts'
import { lightDark } from '../../styles/light-dark.ts'
import { containers } from '../../styles/media.ts'
import { vars } from '../../styles/tokens.css.ts'
import { tabs } from '../page-header/page-header.css.ts'

const { color, size, space } = vars

export const side = patternStyle({
  flex: 'none',
  boxSizing: 'border-box',
  inlineSize: size.panel,
  padding: space[7],
  borderInlineStart: `1px solid ${color.border.default}`,
  background: lightDark(color.bg.canvas, color.bg.subtle),
  '@container': { [containers.folded]: { display: 'contents' } },
})

/** A page and its actions panel; one column where that is folded. */
export const columns = patternStyle({
  display: 'flex',
  flex: '1 1 auto',
  minInlineSize: 0,
  // Where they stand side by side a line closes the title above both
  selectors: {
    [`&:has(> ${side})`]: {
      marginBlockStart: space[5],
      borderBlockStart: `1px solid ${color.border.default}`,
    },
    // Tabs have a line of their own
    [`${tabs} + &:has(> ${side}), ${tabs} + * > &:has(> ${side})`]: {
      marginBlockStart: 0,
      borderBlockStart: 0,
    },
  },
  '@container': {
    [containers.folded]: {
      flexDirection: 'column',
      selectors: { [`&:has(> ${side})`]: { marginBlockStart: 0, borderBlockStart: 0 } },
    },
  },
})
export const page = patternStyle({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0',
  minInlineSize: 0,
  '@container': { [containers.folded]: { flex: 'none' } },
})
