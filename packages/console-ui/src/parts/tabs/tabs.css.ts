import { createVar, fallbackVar } from '@vanilla-extract/css'
import { focusRingInside } from '../../styles/focus-ring.ts'
import { partStyle } from '../../styles/layered-style.ts'
import { lightDark } from '../../styles/light-dark.ts'
import { media } from '../../styles/media.ts'
import { listReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color } = vars

/** Room at both ends inside the line below, for tabs that run from edge to edge. */
export const inset = createVar('tabs-inset')

export const nav = partStyle({ boxSizing: 'border-box', minInlineSize: 0, position: 'relative' }, 'nav')

export const list = partStyle(
  {
    ...listReset,
    display: 'flex',
    gap: vars.space[7],
    paddingInline: fallbackVar(inset, '0px'),
    borderBlockEnd: `1px solid ${color.border.default}`,
    overflowX: 'auto',
    overflowY: 'hidden',
    scrollbarWidth: 'none',
  },
  'list',
)

export const item = partStyle({ ...listReset, flex: 'none' }, 'item')

export const tab = partStyle(
  {
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
