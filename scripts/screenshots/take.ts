import type { Browser } from 'playwright'
import type { ShotTheme } from './read-arguments.ts'
import type { Subject } from './subject.ts'

type Options = { theme: ShotTheme; widths: readonly number[]; folder: string }

/** Takes one subject in all widths; says which files it wrote. */
export const take = async (browser: Browser, subject: Subject, options: Options): Promise<string[]> => {
  const { theme, widths, folder } = options
  const context = await browser.newContext({
    colorScheme: theme === 'dark' ? 'dark' : 'light',
    forcedColors: theme === 'forced' ? 'active' : 'none',
    reducedMotion: 'reduce',
  })
  if (subject.cookies) await context.addCookies(subject.cookies)
  const written: string[] = []
  try {
    const page = await context.newPage()
    await page.goto(subject.addressIn(theme))
    await subject.settled(page)
    await page.evaluate(() => document.fonts.ready)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      // What measures itself draws again.
      await page.waitForTimeout(300)
      const path = `${folder}/${subject.name}.${theme}.${width}.png`
      await page.screenshot({ path, fullPage: true })
      written.push(path)
    }
  } catch (error) {
    // One picture that cannot be taken must not cost the others.
    console.error(`${subject.name} in ${theme}: ${error instanceof Error ? error.message : error}`)
  } finally {
    await context.close()
  }
  return written
}
