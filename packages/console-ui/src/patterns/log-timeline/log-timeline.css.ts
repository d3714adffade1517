import { growing } from '../../styles/growing.ts'
import { patternStyle } from '../../styles/layered-style.ts'
import { boxReset, headingReset, listReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

export const root = patternStyle({ padding: `${vars.space[2]} ${vars.space[6]} 14px` }, 'root')
export const day = patternStyle(
  {
    ...headingReset,
    ...textStyle('meta'),
    fontWeight: 600,
    paddingBlock: `${vars.space[4]} ${vars.space[3]}`,
    color: vars.color.text.secondary,
    fontVariantNumeric: 'tabular-nums',
  },
  'day',
)
export const list = patternStyle({ ...listReset }, 'list')
export const all = patternStyle(
  { ...boxReset, ...textStyle('dense'), marginBlockStart: vars.space[5] },
  'all',
)

export const item = patternStyle(
  {
    ...boxReset,
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `${growing(18)} minmax(0, 1fr)`,
    columnGap: vars.space[5],
    paddingBlockEnd: vars.space[6],
    ...textStyle('dense'),
    ':last-child': { paddingBlockEnd: 0 },
    selectors: {
      '&:not(:last-child)::before': {
        content: '""',
        position: 'absolute',
        insetInlineStart: growing(7.5),
        insetBlock: `${growing(22)} 2px`,
        inlineSize: 1,
        backgroundColor: vars.color.border.default,
      },
    },
  },
  'item',
)

export const what = patternStyle({ minInlineSize: 0, overflowWrap: 'anywhere' }, 'what')

export const when = patternStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[5],
    color: vars.color.text.tertiary,
    fontVariantNumeric: 'tabular-nums',
    ...textStyle('meta'),
  },
  'when',
)

export const rows = patternStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    marginBlockStart: vars.space[3],
    color: vars.color.text.secondary,
    fontVariantNumeric: 'tabular-nums',
    ...textStyle('meta'),
  },
  'rows',
)

export const bar = patternStyle({ flex: `0 1 ${growing(170)}`, minInlineSize: 0 }, 'bar')
