/**
 * The files of a new screen, by name: one that shows its title and nothing else, ready for its table or form.
 * @example screenFiles('setup', 'Setup')['index.ts']
 */
export const screenFiles = (id: string, title: string): Record<string, string> => {
  const name = pascal(id)
  return {
    'index.ts': `import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'
import { ${name}Screen } from './screen.tsx'

export const ${name} = defineScreen({ id: '${id}', component: ${name}Screen })
export { ${name} as screen }
`,
    'messages.ts': `/** Every sentence of ${title}; a host may replace each. */
export const messages = {
  title: '${title}',
}
`,
    'screen.tsx': `import { useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { PageHeader } from '../../patterns/page-header/page-header.tsx'
import { messages } from './messages.ts'

/** ${title} ([S2.2]). */
export function ${name}Screen(): ReactElement {
  const m = useMessages('${id}', messages)
  return <PageHeader title={m.title} />
}
`,
  }
}

const pascal = (id: string): string =>
  id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
