import {
  columnsOf,
  emptyColumn,
  emptyDraft,
  NOTHING_SEEN,
  type SeenSource,
  type TemplateDraft,
} from '@edconsole/console-core/import-rules'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactElement, useState } from 'react'
import { userEvent } from 'storybook/test'
import { ReferenceConsole } from '../../../testing/reference/reference-console.tsx'
import { MappingEditor } from './mapping-editor.tsx'
import type { MappingFilter } from './mapping-editor-props.ts'

type EditorStoryProps = { draft: TemplateDraft; seen: SeenSource; saved?: TemplateDraft; column?: string }

/** The editor with a draft of its own. */
function EditorStory({ draft: first, seen, saved, column }: EditorStoryProps): ReactElement {
  const [draft, setDraft] = useState(first)
  const [open, setOpen] = useState<string | null>(column ?? null)
  const [filter, setFilter] = useState<MappingFilter>('all')
  const [search, setSearch] = useState('')
  return (
    <ReferenceConsole as="employee@example.org">
      <MappingEditor
        draft={draft}
        saved={saved}
        seen={seen}
        open={open}
        filter={filter}
        search={search}
        onChange={setDraft}
        onOpen={setOpen}
        onFilter={setFilter}
        onSearch={setSearch}
      />
    </ReferenceConsole>
  )
}

const empty = emptyDraft('students')
const mapped: TemplateDraft = {
  ...empty,
  columns: Object.fromEntries(
    columnsOf('students').map(({ columnName, defaultSourceColumns }) => [
      columnName,
      { ...emptyColumn(columnName), sourceColumn: defaultSourceColumns.file ?? null },
    ]),
  ),
}
const header = columnsOf('students').flatMap(({ defaultSourceColumns: { file } }) => file ?? [])

const meta = {
  title: 'Patterns/MappingEditor',
  component: EditorStory,
  args: { draft: mapped, saved: mapped, seen: { header, columns: {} } },
} satisfies Meta<typeof EditorStory>
export default meta
type Story = StoryObj<typeof meta>

export const Mapped: Story = {}
export const NothingKnown: Story = { args: { draft: empty, saved: empty, seen: NOTHING_SEEN } }
export const Proposals: Story = {
  args: { draft: empty, saved: empty },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Match by name' }))
    await canvas.findByRole('button', { name: /^Accept all/ })
  },
}
export const OpenColumn: Story = { args: { column: 'birthDate' } }
export const ManySisColumns: Story = {
  args: {
    seen: {
      header: [...header, ...Array.from({ length: 400 }, (_, i) => `A_LONG_NAME_OF_FIELD_${i}`)],
      columns: {},
    },
  },
}
