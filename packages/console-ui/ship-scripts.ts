import { globSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { minify } from 'terser'

/** Where the files stand that entries share or load later. */
const MODULES = 'modules'

/**
 * Prepares the built scripts for the package: without spaces, without imports of nothing, and each shared file under its source's
 * name in place of a hash. Names of functions stay, for stack traces of hosts.
 */
export const shipScripts = async (outDir: string): Promise<void> => {
  const files = globSync(['*.js', `${MODULES}/**/*.js`], { cwd: outDir }).sort()
  const scripts = await Promise.all(
    files.map(async (file) => {
      const built = await readFile(join(outDir, file), 'utf8')
      return { file, source: sourceOf(built), code: await withoutSpaces(built) }
    }),
  )
  await Promise.all(files.map((file) => rm(join(outDir, file))))
  await rm(join(outDir, MODULES), { recursive: true, force: true })
  await mkdir(join(outDir, MODULES))
  for (const [file, code] of shipped(scripts)) await writeFile(join(outDir, file), code)
}

type Script = { file: string; source: string | undefined; code: string }

/** Keeps what marks a call as free of effects: without it a host's bundler keeps every icon. */
export const withoutSpaces = async (code: string): Promise<string> => {
  const short = await minify(code, {
    module: true,
    compress: false,
    mangle: false,
    format: { preserve_annotations: true },
  })
  return `${short.code ?? ''}\n`
}

/** What a file was built from, as the bundler notes above the code; styles stand above what uses them. */
const sourceOf = (built: string): string | undefined =>
  [...built.matchAll(/^\/\/ src\/(\S+?)\.tsx?$/gm)]
    .at(-1)?.[1]
    // Of a style file only the names of its classes are here.
    ?.replace(/\.css$/, '-classes')

/**
 * The files under their new paths.
 * @param scripts the built files, which import one another by their paths
 */
export const shipped = (scripts: readonly Script[]): Map<string, string> => {
  const handedOn = new Map<string, string>()
  for (const { file, code } of scripts) {
    const holder = holderOf(file, code)
    if (holder !== undefined) handedOn.set(file, holder)
  }
  const moved = scripts.filter(({ file }) => /^chunk-/.test(file) || posix.dirname(file) !== '.')
  const names = shortNames(
    moved
      .filter(({ file }) => !handedOn.has(file))
      .map(({ file, source }) => [file, source ?? file.replace(/^modules\/|\.js$/g, '')]),
  )
  const placeOf = (file: string): string => {
    const real = handedOn.get(file) ?? file
    const name = names.get(real)
    return name === undefined ? real : `${MODULES}/${name}.js`
  }
  return new Map(
    scripts
      .filter(({ file }) => !handedOn.has(file))
      .map(({ file, code }) => [placeOf(file), withPlaces(code, file, placeOf)]),
  )
}

/** A file that is loaded later and only hands on all that another holds: the other can be loaded in its place. */
const holderOf = (file: string, code: string): string | undefined => {
  if (!file.startsWith(`${MODULES}/`)) return undefined
  const [, names, path = '', exported] =
    /^"use client";import\{([\w,]+)\}from"(\.[^"]+)";(?:import"\.[^"]+";)*export\{([\w,]+)\};\s*$/.exec(
      code,
    ) ?? []
  return names !== undefined && names === exported ? resolved(file, path) : undefined
}

const resolved = (file: string, path: string): string => posix.join(posix.dirname(file), path)

/** The import of a file for nothing but its effect has none here: the package says so of all its modules. */
const withPlaces = (code: string, file: string, placeOf: (file: string) => string): string =>
  code
    .replace(/\bimport"\.[^"]+";/g, '')
    .replace(/(\bfrom|\bimport\()"(\.[^"]+)"/g, (_, before: string, path: string) => {
      const to = posix.relative(posix.dirname(placeOf(file)), placeOf(resolved(file, path)))
      return `${before}"${to.startsWith('.') ? to : `./${to}`}"`
    })

/** A name for each file: the end of its source's path, as long as no other has the same. */
const shortNames = (files: readonly (readonly [string, string])[]): Map<string, string> => {
  const taken = new Map<string, number>()
  const tail = (source: string, length: number) => source.split('/').slice(-length).join('-')
  for (const [, source] of files)
    for (let length = 1; length <= source.split('/').length; length += 1)
      taken.set(tail(source, length), (taken.get(tail(source, length)) ?? 0) + 1)
  const seen = new Map<string, number>()
  return new Map(
    files.map(([file, source]) => {
      const depth = source.split('/').length
      let length = 1
      while (length < depth && (taken.get(tail(source, length)) ?? 0) > 1) length += 1
      const name = tail(source, length)
      const times = (seen.get(name) ?? 0) + 1
      seen.set(name, times)
      return [file, times === 1 ? name : `${name}-${times}`]
    }),
  )
}
