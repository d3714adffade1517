import {
  type Breadcrumb,
  formatDateTime,
  useClock,
  useConsoleSettings,
  useDistrict,
  useDistrictScope,
  useMessages,
} from '@edconsole/console-core'
import { type ReactElement, type ReactNode, useContext, useLayoutEffect } from 'react'
import { lazyPart } from '../../parts/lazy-part/lazy-part.tsx'
import { classNames } from '../../styles/class-names.ts'
import { ScreenFrameContext } from '../define-screen/screen-frame.ts'
import { ScreenHostContext } from '../define-screen/screen-host.ts'
import { patternMessages } from '../messages.ts'
import { usePage } from '../page-actions/use-page.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'
import * as css from './page-header.css.ts'
import { PageTitle } from './page-title.tsx'
import { usePrinting } from './use-printing.ts'

const CopyLink = /* @__PURE__ */ lazyPart(async () => (await import('./copy-link.tsx')).CopyLink, {
  fallback: null,
  failed: () => null,
})

export type PageHeaderProps = {
  title: string
  /** The state of the one thing that the page is about. */
  badge?: ReactNode
  /** Quiet facts after the title: file, time, duration. */
  meta?: ReactNode
  /** One line, only where a newcomer needs it. */
  description?: ReactNode
  /** A `PageActions`; before it what is no action, such as the age of the figures. */
  actions?: ReactNode
  /** A `PageHelp`, always at the end of the title's row. */
  help?: ReactNode
  /** Nested routes of the screen: `PageTabs`. */
  tabs?: ReactNode
  /** Last breadcrumb, when the page is about one record: `Batch 48212`. */
  record?: string
  /** Breadcrumbs before the last one that the route table does not know, such as the batch around a component. */
  way?: readonly Breadcrumb[]
}

/** Where the reader is, what it is called, in which state it is and what can be done (ux 7.6). */
export function PageHeader(props: PageHeaderProps): ReactElement {
  const { title, badge, meta, description, actions, help, tabs, record, way } = props
  const frame = useContext(ScreenFrameContext)
  const Banner = useContext(ScreenHostContext)?.banner
  usePageTitle(title)
  const isPrinting = usePrinting()
  const isIconAlone = !actions && !help
  return (
    <>
      <div className={css.root}>
        {frame?.breadcrumbs && <Breadcrumbs record={record} way={way} />}
        <div className={css.titleRow}>
          <PageTitle level={frame?.headingLevel ?? 2} id={frame?.headingId}>
            {title}
          </PageTitle>
          {badge}
          {meta !== undefined && (
            <div className={classNames(css.meta, isIconAlone && css.metaBelow)}>{meta}</div>
          )}
          <div className={classNames(css.actions, isIconAlone && css.iconAlone)} data-ec-uncovered="">
            <CopyLink />
            {actions}
            {help}
          </div>
          {description !== undefined && <p className={css.description}>{description}</p>}
          {isPrinting && <Printed />}
        </div>
      </div>
      {Banner && <Banner />}
      {tabs}
    </>
  )
}

/** Whose page it is and of when: around a sheet nothing says so. */
function Printed(): ReactElement {
  const m = useMessages('patterns', patternMessages).page
  const { timeZone } = useConsoleSettings()
  const now = useClock()
  const scope = useDistrictScope()
  const { selected } = useDistrict()
  const district = selected && String(selected.id) === scope?.id ? [selected.districtName] : []
  const time = m.printed(formatDateTime(now().toISOString(), timeZone))
  return <p className={css.description}>{[...district, time].join(' · ')}</p>
}

/** Tells the page's frame its title. */
function usePageTitle(title: string): void {
  const page = usePage()
  useLayoutEffect(() => {
    page?.set({ ...page.get(), title })
    return () => page?.set({ ...page.get(), title: '' })
  }, [page, title])
}
