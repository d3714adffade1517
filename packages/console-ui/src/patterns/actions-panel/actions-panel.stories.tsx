import { createStore, placeOf } from '@edconsole/console-core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactElement } from 'react'
import { MailIcon, RefreshIcon, SyncIcon } from '../../parts/icons/icons.ts'
import { StoryConsole } from '../../testing/story-console.tsx'
import * as screen from '../define-screen/screen.css.ts'
import { ScreenFrameContext } from '../define-screen/screen-frame.ts'
import { NO_PAGE, type PageAction } from '../page-actions/page-action.ts'
import { PageActions } from '../page-actions/page-actions.tsx'
import { PageHeader } from '../page-header/page-header.tsx'
import { ActionsPanel } from './actions-panel.tsx'
import { PanelColumns } from './panel-columns.tsx'

type PageProps = { items: readonly PageAction[]; width?: number }

const frame = {
  id: 'district-profile',
  headingLevel: 1,
  headingId: 'title',
  breadcrumbs: false,
  page: createStore(NO_PAGE),
} as const

/** A page of a route that has an actions panel. */
function Page({ items, width = 1180 }: PageProps): ReactElement {
  return (
    <StoryConsole place={placeOf('dashboard')}>
      <ScreenFrameContext.Provider value={frame}>
        <section className={screen.section} style={{ inlineSize: width, minBlockSize: 520 }}>
          <PageHeader title="District Profile" actions={<PageActions items={items} />} />
          <PanelColumns
            panel={
              <ActionsPanel
                about={{
                  title: 'About this district',
                  items: [
                    { key: 'Last import', value: '09/13/2026 - 06:00PM' },
                    { key: 'Sites', value: '24' },
                    { key: 'Client ID', value: 'c-20418', mono: 'value' },
                  ],
                }}
                related={[
                  { label: 'Import Logs', to: placeOf('import-logs', { districtId: '42' }) },
                  { label: 'Authentication', to: placeOf('authentication-configs', { districtId: '42' }) },
                ]}
              />
            }
          >
            <p style={{ marginInline: 28 }}>The form</p>
          </PanelColumns>
        </section>
      </ScreenFrameContext.Provider>
    </StoryConsole>
  )
}

const run = () => {}
const items: PageAction[] = [
  {
    id: 'sync',
    label: 'Sync now',
    note: 'Start an import with the saved connection and templates.',
    icon: <SyncIcon />,
    run,
  },
  {
    id: 'request',
    label: 'Request from customer',
    note: 'Ask the contact for what is missing.',
    icon: <MailIcon />,
    disabledReason: 'Add a contact email first',
    run,
  },
  {
    id: 'rollover',
    label: 'Run rollover',
    note: 'Copy staff, templates, and exports.',
    icon: <RefreshIcon />,
    busy: true,
    busyLabel: 'Running since 08:12AM',
    run,
  },
]

const meta = { title: 'Patterns/ActionsPanel', component: Page, args: { items } } satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Folded: Story = { args: { width: 900 } }
export const FoldedSmall: Story = { args: { width: 380 } }
export const WithoutActions: Story = { args: { items: [] } }
