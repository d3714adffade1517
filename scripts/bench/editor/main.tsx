import { ConsoleProvider, createConsoleRuntime, memoryNavigation, placeOf } from '@edconsole/console-core'
import { editsOf } from '@edconsole/console-core/import-rules'
import { type ReactElement, useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { MappingEditor } from '../../../packages/console-ui/src/features/templates/mapping-editor/mapping-editor.tsx'
import { useDraftHistory } from '../../../packages/console-ui/src/features/templates/mapping-editor/use-draft-history.ts'
import { useEditorAddress } from '../../../packages/console-ui/src/features/templates/mapping-editor/use-editor-address.ts'
import { ThemeRoot } from '../../../packages/console-ui/src/parts/theme-root/theme-root.tsx'
import { columns, seen, template } from './large-template.ts'

/** As the screen holds it: with steps, with what is unsaved, and with the address. */
function LargeEditor(): ReactElement {
  const [saved] = useState(template)
  const { draft, change } = useDraftHistory(() => template)
  const edits = useMemo(() => editsOf(saved, draft), [saved, draft])
  return (
    <div
      style={{ display: 'flex', flexDirection: 'column', blockSize: '100vh', containerType: 'inline-size' }}
    >
      <p>{edits.columns.length + edits.translations} changes</p>
      <MappingEditor
        {...useEditorAddress()}
        draft={draft}
        saved={saved}
        columns={columns}
        seen={seen}
        onChange={change}
      />
    </div>
  )
}

const runtime = createConsoleRuntime({
  session: null,
  navigation: memoryNavigation(placeOf('sis-import-edit', { districtId: '412', id: '1' })),
})
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <ConsoleProvider runtime={runtime}>
      <ThemeRoot>
        <LargeEditor />
      </ThemeRoot>
    </ConsoleProvider>,
  )
}
