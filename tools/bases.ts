import { execFileSync } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * The images of others that `deploy/` stands on, pinned to the byte: a tag may be moved, a digest may not. A release asks the registry what each tag is that
 * day, builds on that and nothing else, and brings the files of `deploy/` with the digests in them. The repository has tags, so that no digest in it grows old.
 */

/** An image with a tag, behind FROM or `image:`; those of our own have none. A digest may stand behind it already. */
const BASE = /^(FROM (?:--platform=\S+ )?|\s*image: )([^\s@]+:[^\s@]+?)(@sha256:[0-9a-f]{64})?(?=\s|$)/gm
const DIGEST = /^sha256:[0-9a-f]{64}$/

/** The images of a file, as they are named. */
export const basesIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(BASE)].map(([, , image = '', digest = '']) => image + digest)),
]

/** The file with the digest of each image; one that has none is a mistake. */
const withDigests = (text: string, digestOf: (image: string) => string): string =>
  text.replace(BASE, (whole, before: string, image: string, digest?: string) => {
    if (digest !== undefined) return whole
    const found = digestOf(image)
    if (!DIGEST.test(found)) throw new Error(`${image}: «${found}» is no digest`)
    return `${before}${image}@${found}`
  })

const FILES = 'deploy/**/{Dockerfile,*.yaml}'
export const filesWithBases = (root: string): readonly string[] =>
  globSync(FILES, { cwd: root })
    .filter((file) => basesIn(readFileSync(resolve(root, file), 'utf8')).length > 0)
    .toSorted()

/** What the registry says that a tag is now. */
const asked = (image: string): string =>
  execFileSync('docker', ['buildx', 'imagetools', 'inspect', image, '--format', '{{.Manifest.Digest}}'], {
    encoding: 'utf8',
  }).trim()

/** Pins every file, each image asked once, and gives the lines of `obrador-bases.txt`. */
export function pinBases(root: string, ask: (image: string) => string): readonly string[] {
  const digests = new Map<string, string>()
  const digestOf = (image: string): string => {
    const digest = digests.get(image) ?? ask(image)
    digests.set(image, digest)
    return digest
  }
  const pinned = filesWithBases(root).map((file) => {
    const path = resolve(root, file)
    return { path, text: withDigests(readFileSync(path, 'utf8'), digestOf) }
  })
  // All or nothing: what is half pinned would be taken for pinned.
  for (const { path, text } of pinned) writeFileSync(path, text)
  return [...new Set(pinned.flatMap(({ text }) => basesIn(text)))].toSorted()
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  for (const base of pinBases(resolve(import.meta.dirname, '..'), asked)) console.log(base)
