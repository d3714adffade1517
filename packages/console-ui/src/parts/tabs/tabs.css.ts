import { createVar, fallbackVar } from '@vanilla-extract/css'
import { focusRingInside } from '../../styles/focus-ring.ts'
import { partStyle } from '../../styles/layered-style.ts'
import { lightDark } from '../../styles/light-dark.ts'
import { media } from '../../styles/media.ts'
import { buttonReset, listReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color } = vars

/** Room at both ends inside the line below, for tabs that run from edge to edge. */
export const inset = createVar('tabs-inset')

export const nav = partStyle({ boxSizing: 'border-box', minInlineSize: 0, position: 'relative' }, 'nav')

export const list = partStyle(
  {
    ...listReset,
    position: 'relative',
    display: 'flex',
    gap: vars.space[7],
    paddingInline: fallbackVar(inset, '0px'),
    borderBlockEnd: `1px solid ${color.border.default}`,
    overflow: 'hidden',
  },
  'list',
)

export const item = partStyle({ ...listReset, flex: 'none' }, 'item')
/** In the menu: neither seen nor reached here, but as wide as it would be. */
export const away = partStyle({ position: 'absolute', visibility: 'hidden' }, 'away')

export const tab = partStyle(
  {
    ...buttonReset,
    ...textStyle('nav'),
    boxSizing: 'border-box',
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 7,
    minBlockSize: `max(calc(${38 / 16} * ${vars.rem}), ${vars.size.target})`,
    color: color.text.secondary,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    selectors: {
      '&:hover': { color: color.text.primary },
      '&:focus-visible': focusRingInside,
      '&[aria-current]': { color: color.text.primary, fontWeight: 600 },
      '&[aria-current]::after': {
        content: '""',
        position: 'absolute',
        insetInline: 0,
        insetBlockEnd: 0,
        blockSize: 2,
        borderStartStartRadius: 2,
        borderStartEndRadius: 2,
        background: lightDark(color.accent.solid, color.accent.text),
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[aria-current]::after': { background: 'Highlight', forcedColorAdjust: 'none' } },
      },
    },
  },
  'tab',
)
