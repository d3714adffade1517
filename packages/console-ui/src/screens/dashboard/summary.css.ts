import { growing } from '../../styles/growing.ts'
import { screenStyle } from '../../styles/layered-style.ts'
import { lightDark } from '../../styles/light-dark.ts'
import { containers } from '../../styles/media.ts'
import { boxReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

export const band = screenStyle(
  {
    boxSizing: 'border-box',
    display: 'grid',
    gridAutoFlow: 'column',
    // The first says a state in words, which are longer than numbers
    gridTemplateColumns: 'minmax(0, 1.25fr)',
    gridAutoColumns: 'minmax(0, 1fr)',
    border: `1px solid ${vars.color.border.default}`,
    borderRadius: vars.radius.lg,
    backgroundColor: lightDark(vars.color.bg.surface, vars.color.bg.subtle),
    overflow: 'hidden',
    '@container': {
      [containers.small]: { gridAutoFlow: 'row', gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  },
  'band',
)

export const cell = screenStyle(
  {
    boxSizing: 'border-box',
    minInlineSize: 0,
    padding: '14px 18px',
    selectors: { '& + &': { borderInlineStart: `1px solid ${vars.color.border.default}` } },
    '@container': {
      [containers.small]: {
        selectors: {
          '& + &': { borderInlineStart: 0, borderBlockStart: `1px solid ${vars.color.border.default}` },
        },
      },
    },
  },
  'cell',
)

export const label = screenStyle(
  {
    ...boxReset,
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    fontSize: growing(12.5),
    lineHeight: growing(18),
    fontWeight: 500,
    color: vars.color.text.secondary,
  },
  'label',
)

export const value = screenStyle(
  {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: growing(32),
    marginBlockStart: vars.space[1],
    fontVariantNumeric: 'tabular-nums',
    ...textStyle('display'),
  },
  'value',
)

export const outOf = screenStyle(
  { ...textStyle('dense'), fontWeight: 500, color: vars.color.text.tertiary },
  'outOf',
)

/** Gives way where a cell is too narrow for both. */
export const course = screenStyle(
  {
    display: 'flex',
    justifyContent: 'flex-end',
    flex: '1 1 0',
    minInlineSize: 0,
    marginInlineStart: vars.space[4],
    // What does not fit wraps out of sight
    flexWrap: 'wrap',
    blockSize: 28,
    overflow: 'hidden',
  },
  'course',
)

/** A word stands smaller than a number, or it would not fit. */
export const word = screenStyle(
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[4],
    minInlineSize: 0,
    fontSize: growing(17),
    lineHeight: growing(22),
    fontWeight: 600,
    letterSpacing: '-.01em',
  },
  'word',
)

export const foot = screenStyle(
  {
    ...boxReset,
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[3],
    marginBlockStart: 3,
    minBlockSize: vars.type.meta.line,
    color: vars.color.text.tertiary,
    fontVariantNumeric: 'tabular-nums',
    ...textStyle('meta'),
  },
  'foot',
)
