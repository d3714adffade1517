import { createVar, fallbackVar } from '@vanilla-extract/css'
import { focusRingInside } from '../../styles/focus-ring.ts'
import { growing } from '../../styles/growing.ts'
import { patternStyle } from '../../styles/layered-style.ts'
import { containers } from '../../styles/media.ts'
import { buttonReset, tableReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { compactSizes, growingSizes } from '../../styles/tokens/sizes.ts'
import { vars } from '../../styles/tokens.css.ts'

/** Narrowest width of the table: of all columns, of those without priority 3, of those that always stay. */
export const widthAll = createVar()
export const widthMedium = createVar()
export const widthSmall = createVar()

export const frame = patternStyle({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minBlockSize: 0,
  position: 'relative',
})

/** One table may have another density than the rest: the same sizes, set again. */
export const density = {
  comfortable: patternStyle({
    vars: {
      [vars.size.row]: growing(growingSizes.row),
      [vars.size.rowHeader]: growing(growingSizes.rowHeader),
    },
  }),
  compact: patternStyle({
    vars: {
      [vars.size.row]: growing(compactSizes.row),
      [vars.size.rowHeader]: growing(compactSizes.rowHeader),
    },
  }),
}

export const region = patternStyle({
  flex: '1 1 auto',
  minBlockSize: growing(240),
  // A host gives a screen no height: then the rows scroll within this much of the window.
  maxBlockSize: 'var(--ec-table-max-block-size, 72vh)',
  overflow: 'auto',
  overscrollBehaviorX: 'contain',
  // Headers lie one above the other, and none of them above what is not the table's.
  isolation: 'isolate',
  borderBlockStart: `1px solid ${vars.color.border.default}`,
  scrollPaddingBlockStart: vars.size.rowHeader,
  position: 'relative',
  selectors: { '&:focus-visible': focusRingInside },
})

export const table = patternStyle({
  ...tableReset,
  ...textStyle('dense'),
  inlineSize: '100%',
  minInlineSize: widthAll,
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text.primary,
  '@container': {
    [containers.medium]: { minInlineSize: widthMedium },
    [containers.small]: { minInlineSize: widthSmall },
  },
})

/** The width that a column asks for; without it the column shares what is left. */
export const columnWidth = createVar()
export const column = patternStyle({ inlineSize: fallbackVar(columnWidth, 'auto') })

// Without width instead of without box: a cell that spans the row would bring the column back.
const columnLeaves = { inlineSize: 0 } as const
export const columnPriority = {
  2: patternStyle({ '@container': { [containers.small]: columnLeaves } }),
  3: patternStyle({ '@container': { [containers.medium]: columnLeaves } }),
}

const cellEdge = {
  paddingBlock: 0,
  paddingInline: vars.space[5],
  textAlign: 'start',
  verticalAlign: 'middle',
  selectors: {
    '&:first-child': { paddingInlineStart: vars.space[9] },
    '&:last-child': { paddingInlineEnd: vars.space[9] },
    // In a grid the cells themselves have the focus.
    '&:focus': focusRingInside,
  },
  '@container': {
    [containers.small]: {
      selectors: {
        '&:first-child': { paddingInlineStart: vars.space[6] },
        '&:last-child': { paddingInlineEnd: vars.space[6] },
      },
    },
  },
} as const

/** An icon of 14 px and the room before it: the width of a mark beside a header's title. */
export const MARK = 18

export const headerCell = patternStyle({
  ...tableReset,
  ...cellEdge,
  ...textStyle('meta'),
  fontWeight: 550,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  blockSize: vars.size.rowHeader,
  whiteSpace: 'nowrap',
  color: vars.color.text.tertiary,
  backgroundColor: vars.color.bg.subtle,
  borderBlockEnd: `1px solid ${vars.color.border.default}`,
})

export const sorted = patternStyle({ color: vars.color.text.primary })

/** The title and, beside it, what can be done with the column. */
export const headerLine = patternStyle({
  display: 'flex',
  alignItems: 'center',
  '@media': {
    'screen and (hover: hover)': {
      selectors: {
        // The room of the menu's mark before there is one: no title breaks anew when it comes. The order's icon has it already.
        [`:not(${sorted}) > &:not(:has([data-ec-tools]))::after`]: {
          content: '',
          flex: 'none',
          inlineSize: growing(MARK),
        },
      },
    },
  },
})
/** Over numbers the title keeps its place at the end, whatever stands beside it. */
export const headerLineEnd = patternStyle({ flexDirection: 'row-reverse', textAlign: 'end' })

/** In two lines where the column is narrow. */
export const headerText = patternStyle({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  minInlineSize: 0,
  overflow: 'hidden',
  whiteSpace: 'normal',
})

export const sortButton = patternStyle({
  ...buttonReset,
  font: 'inherit',
  letterSpacing: 'inherit',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.size.target,
  overflow: 'hidden',
  borderRadius: vars.radius.xs,
  selectors: {
    [`${headerLineEnd} &`]: { flexDirection: 'row-reverse', textAlign: 'end' },
    '&:hover': { color: vars.color.text.primary },
    '&:focus-visible': focusRingInside,
  },
})

export const row = patternStyle({
  backgroundColor: vars.color.bg.surface,
  selectors: { '&:hover, &:focus-within': { backgroundColor: vars.color.bg.hover } },
})
export const rowOpen = patternStyle({
  // The quietest text is too quiet on these two.
  vars: { [vars.color.text.tertiary]: vars.color.text.secondary },
  backgroundColor: vars.color.bg.selected,
  selectors: { '&:hover, &:focus-within': { backgroundColor: vars.color.bg.selectedHover } },
})
export const rowClickable = patternStyle({ cursor: 'pointer' })
export const dimmed = patternStyle({ opacity: 0.6 })

/** Right to left, a value still reads as it is written: a phone number or a time would have its parts swapped. */
const asWritten = (textAlign: 'left' | 'right') =>
  ({ '&:dir(rtl)': { unicodeBidi: 'plaintext', textAlign } }) as const

export const cell = patternStyle({
  ...tableReset,
  ...cellEdge,
  selectors: { ...cellEdge.selectors, ...asWritten('right') },
  // What lies over its content stays in it.
  position: 'relative',
  blockSize: vars.size.row,
  whiteSpace: 'nowrap',
  // Not `hidden`, which makes something to scroll of each cell.
  overflow: 'clip',
  textOverflow: 'ellipsis',
  fontWeight: 400,
  // The row's own color, so that a cell that stays in place covers what slides under it.
  backgroundColor: 'inherit',
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
})

export const rowCount = createVar()
/** As high as so many rows. */
export const placeOfRows = patternStyle({
  ...tableReset,
  blockSize: `calc(${rowCount} * ${vars.size.row})`,
})

// After the cells: these two take back something of theirs.
export const fits = patternStyle({ overflow: 'visible' })
export const end = patternStyle({ textAlign: 'end', selectors: asWritten('left') })

// Hidden from assistive technology too; the row's line stays.
const cellLeaves = {
  visibility: 'hidden',
  maxInlineSize: 0,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  // Weighs more than the edges of the first and the last cell.
  selectors: { '&&&': { paddingInline: 0 } },
} as const
export const cellPriority = {
  2: patternStyle({ '@container': { [containers.small]: cellLeaves } }),
  3: patternStyle({ '@container': { [containers.medium]: cellLeaves } }),
}

/** What stands before the row header and stays there too. */
export const boxesWidth = createVar()

export const sticky = patternStyle({
  position: 'sticky',
  insetInlineStart: fallbackVar(boxesWidth, '0px'),
  zIndex: 1,
  selectors: {
    '[data-ec-scrolled] &': { boxShadow: vars.shadow.sticky },
  },
})
export const stickyCorner = patternStyle({ zIndex: 3 })

export const mono = patternStyle({
  fontFamily: vars.font.mono,
  fontSize: '.923em',
  fontFeatureSettings: '"calt" 0, "zero" 1',
})

export const firstCell = patternStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  minInlineSize: 0,
})
export const firstCellText = patternStyle({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  selectors: asWritten('right'),
})
/** A header over a column whose cells begin with a chevron starts where their text does. */
export const afterChevron = patternStyle({
  paddingInlineStart: growing(24),
  // Chevrons can't be pressed on paper.
  '@media': { print: { paddingInlineStart: 0 } },
})

export const expandButton = patternStyle({
  ...buttonReset,
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  // Takes the room of its icon however large it is to be touched: the text beside it keeps its place.
  marginInline: `calc((${growing(16)} - ${vars.size.target}) / 2)`,
  borderRadius: vars.radius.sm,
  color: vars.color.text.tertiary,
  selectors: {
    '&:hover': { color: vars.color.text.primary },
    '&:focus-visible': focusRingInside,
  },
})

export const expandedCell = patternStyle({
  ...tableReset,
  paddingBlock: vars.space[5],
  paddingInlineStart: growing(52),
  paddingInlineEnd: vars.space[9],
  backgroundColor: vars.color.bg.subtle,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  whiteSpace: 'normal',
  selectors: { '&:focus': focusRingInside },
})

export const menuCell = patternStyle({ textAlign: 'end', overflow: 'visible', paddingInlineStart: 0 })
/** Where a value at the end of its cell will stand. */
export const skeletonAtEnd = patternStyle({ display: 'grid', justifyItems: 'end' })
export const stateCell = patternStyle({ ...tableReset, paddingBlock: vars.space[10], paddingInline: 0 })
/** Stays in view however wide the table is. */
export const stateBox = patternStyle({
  position: 'sticky',
  insetInlineStart: 0,
  inlineSize: '100cqi',
  maxInlineSize: '100%',
})
export const spacer = patternStyle(tableReset)

/** Room for the line that says the rows are old: just under the header row, over the first of them. */
export const progress = patternStyle({
  position: 'relative',
  zIndex: 4,
  blockSize: 0,
  insetBlockStart: vars.size.rowHeader,
  pointerEvents: 'none',
  // Cards have no header row.
  '@container': { [containers.small]: { selectors: { '[data-ec-cards] > &': { insetBlockStart: 0 } } } },
})

export const newRows = patternStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[3],
  ...textStyle('dense'),
  minBlockSize: growing(34),
  color: vars.color.info.text,
  backgroundColor: vars.color.info.subtle,
  borderBlockStart: `1px solid ${vars.color.info.border}`,
})
