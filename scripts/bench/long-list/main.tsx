import { createRoot } from 'react-dom/client'
import { ThemeRoot } from '../../../packages/console-ui/src/parts/theme-root/theme-root.tsx'
import meta, {
  TenThousandRows,
} from '../../../packages/console-ui/src/patterns/resource-table/resource-table.stories.tsx'
import { BatchesTable } from '../../../packages/console-ui/src/testing/batches-table.tsx'

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <ThemeRoot>
      <BatchesTable {...meta.args} {...TenThousandRows.args} />
    </ThemeRoot>,
  )
}
