import type { ReactElement, ReactNode } from 'react'
import { Button } from '../../../parts/button/button.tsx'
import { MatchIcon } from '../../../parts/icons/icons.ts'
import { SearchField } from '../../../parts/search-field/search-field.tsx'
import { SegmentedControl } from '../../../parts/segmented-control/segmented-control.tsx'
import { LiveRegion } from '../../../patterns/live-region/live-region.tsx'
import * as css from './mapping-editor.css.ts'
import { MAPPING_FILTERS, type MappingEditorProps } from './mapping-editor-props.ts'
import type { MappingEditorMessages } from './messages.ts'
import type { EditorRows } from './use-editor-rows.ts'
import type { Proposals } from './use-proposals.ts'

export type EditorToolbarProps = Pick<MappingEditorProps, 'filter' | 'onFilter' | 'search' | 'onSearch'> & {
  rows: EditorRows
  proposals: Proposals
  /** Nothing is known of the SIS yet. */
  isUnseen: boolean
  tools: ReactNode
  m: MappingEditorMessages
}

/** Which columns are shown, and what is done to all of them. */
export function EditorToolbar(props: EditorToolbarProps): ReactElement {
  const { rows, proposals, isUnseen, filter, onFilter, search, onSearch, tools, m } = props
  const count = proposals.open.size
  return (
    <>
      <div className={css.toolbar}>
        <SegmentedControl
          label={m.segments.label}
          value={filter}
          onChange={onFilter}
          options={MAPPING_FILTERS.map((value) => ({
            value,
            label: m.segments[value],
            count: rows.counts[value],
          }))}
        />
        <div className={css.toolbarEnd}>
          {tools}
          {rows.sortAgain && (
            <Button kind="ghost" onClick={rows.sortAgain}>
              {m.sortAgain}
            </Button>
          )}
          <SearchField className={css.find} label={m.find} value={search} onChange={onSearch} />
          <Button
            icon={<MatchIcon />}
            onClick={proposals.find}
            disabledReason={isUnseen ? m.match.unseen : undefined}
          >
            {m.match.action}
          </Button>
        </div>
      </div>
      {count > 0 && (
        <div className={css.notice}>
          <span className={css.noticeText}>{m.match.found(count)}</span>
          {count > 1 && (
            <>
              <Button size="sm" onClick={() => proposals.settleAll(true)}>
                {m.match.acceptAll(count)}
              </Button>
              <Button size="sm" kind="ghost" onClick={() => proposals.settleAll(false)}>
                {m.match.skipAll}
              </Button>
            </>
          )}
        </div>
      )}
      {count === 0 && proposals.none && <div className={css.notice}>{m.match.none}</div>}
      <LiveRegion>{count > 0 ? m.match.found(count) : proposals.none ? m.match.none : ''}</LiveRegion>
    </>
  )
}
