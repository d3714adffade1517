import { growing } from '../../styles/growing.ts'
import { screenStyle } from '../../styles/layered-style.ts'
import { containers } from '../../styles/media.ts'
import { boxReset, listReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

/** In a line of the list. */
const row = growing(54)

/** Five lines high from the start: what stands below stays where it is, however many come. */
export const room = screenStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    minBlockSize: `calc(5 * ${row})`,
    '@container': { [containers.small]: { minBlockSize: 0 } },
  },
  'room',
)
/** What stands for the list is in the middle of its room. */
export const middle = screenStyle({ alignContent: 'center' }, 'middle')

export const list = screenStyle({ ...listReset }, 'list')

export const item = screenStyle(
  {
    ...boxReset,
    display: 'grid',
    gridTemplateColumns: `${growing(20)} minmax(0, 1fr) auto minmax(${growing(128)}, auto)`,
    alignItems: 'center',
    columnGap: vars.space[5],
    rowGap: vars.space[4],
    minBlockSize: row,
    padding: `9px ${vars.space[6]}`,
    borderBlockStart: `1px solid ${vars.color.border.subtle}`,
    '@container': {
      [containers.small]: {
        gridTemplateColumns: `${growing(20)} minmax(0, 1fr)`,
        alignItems: 'start',
        rowGap: vars.space[3],
      },
    },
  },
  'item',
)

export const tone = {
  danger: screenStyle({ color: vars.color.danger.icon }, 'danger'),
  warning: screenStyle({ color: vars.color.warning.icon }, 'warning'),
  info: screenStyle({ color: vars.color.info.icon }, 'info'),
}

export const icon = screenStyle({ display: 'flex' }, 'icon')

export const what = screenStyle({ minInlineSize: 0, overflowWrap: 'anywhere' }, 'what')

export const title = screenStyle(
  { ...boxReset, fontSize: vars.type.nav.size, lineHeight: growing(18), fontWeight: 550 },
  'title',
)

export const text = screenStyle(
  { ...boxReset, fontSize: growing(12.5), lineHeight: growing(17), color: vars.color.text.tertiary },
  'text',
)

const belowTheTitle = {
  '@container': { [containers.small]: { gridColumn: 2, justifySelf: 'start' } },
} as const

export const when = screenStyle(
  {
    color: vars.color.text.tertiary,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    ...textStyle('meta'),
    ...belowTheTitle,
  },
  'when',
)

/** The rest of the list, in a line as high as the others. */
export const more = screenStyle(
  {
    display: 'flex',
    alignItems: 'center',
    boxSizing: 'border-box',
    minBlockSize: row,
    paddingInline: vars.space[6],
    borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  },
  'more',
)

export const action = screenStyle(
  {
    justifySelf: 'end',
    textAlign: 'end',
    '@container': { [containers.small]: { gridColumn: 2, justifySelf: 'start', textAlign: 'start' } },
  },
  'action',
)

/** The district mends it in its own system: it has no button. */
export const plainItem = screenStyle(
  {
    ...boxReset,
    display: 'grid',
    gridTemplateColumns: `${growing(20)} minmax(0, 1fr)`,
    columnGap: vars.space[5],
    padding: `${vars.space[5]} ${vars.space[6]}`,
    borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  },
  'plainItem',
)

/** One thing to do with all of the list. */
export const foot = screenStyle(
  {
    padding: `${vars.space[5]} ${vars.space[6]}`,
    borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  },
  'foot',
)

/** What could not be looked at. */
export const partial = screenStyle(
  {
    ...boxReset,
    ...textStyle('dense'),
    padding: `${vars.space[4]} ${vars.space[6]}`,
    borderBlockStart: `1px solid ${vars.color.border.subtle}`,
    color: vars.color.text.secondary,
  },
  'partial',
)
