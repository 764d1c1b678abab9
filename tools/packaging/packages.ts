import { rmSync } from 'node:fs'
import { buildApp } from '@obrador/api/src/app.ts'
import { binsRun } from './bins.ts'
import { esbuildBundles, keepsToBudgets, runsInBrowser } from './bundle.ts'
import { runsElsewhere } from './elsewhere.ts'
import { examplesRun, SERVICE, writeExamples } from './examples.ts'
import { inspectorPasses } from './inspector.ts'
import { install } from './install.ts'
import { lint, typesResolve } from './lint.ts'
import { fromSources, refusesOldNode, runsOnEveryNode } from './runtimes.ts'
import { stageAll } from './stage.ts'
import { checkTypes } from './types.ts'

const took = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`

type Checks = Readonly<Record<string, () => Promise<string>>>

/** Runs checks beside each other, says how each ended, and gives how many failed. */
async function failedOf(checks: Checks): Promise<number> {
  const ended = Object.entries(checks).map(async ([name, check]) => {
    const start = performance.now()
    try {
      console.log(`${name}: ${await check()} (${took(start)})`)
      return true
    } catch (problem) {
      console.error(`${name}: FAILED\n${problem instanceof Error ? problem.message : problem}`)
      return false
    }
  })
  return (await Promise.all(ended)).filter((isGood) => !isGood).length
}

/**
 * The packages as somebody else gets them: built, packed, installed from the tarballs in a folder of their own, and there
 * run, read by a strict compiler and weighed. With a browser they are tried in full: in it, in other runtimes, on every Node they claim, with their
 * examples and the protocol's own inspector. Gives how many of the checks failed.
 */
export async function tryPackages(browser: string | undefined): Promise<number> {
  const began = performance.now()
  const packages = stageAll()
  const ids = packages.map(({ id }) => id)
  console.log(`built: ${ids.join(', ')} (${took(began)})`)
  const installing = performance.now()
  const [installed, expected] = await Promise.all([install(ids), fromSources()])
  console.log(`installed from ${installed.tarballs.length} tarballs (${took(installing)})`)

  // Examples that ask a service ask a real one, in this process; where none is run they are only read.
  const patient = {
    logLevel: 'silent',
    limits: { post: 1_000_000, get: 1_000_000 },
    latestLoop: Number.MAX_SAFE_INTEGER,
  } as const
  const service = browser ? await buildApp(patient) : undefined
  const address = (await service?.listen({ port: 0, host: '127.0.0.1' })) ?? SERVICE
  const examples = writeExamples(packages, installed, address)

  const nightly = (file: string): Checks => ({
    'runs in Bun, Deno and workerd': () => runsElsewhere(installed, expected),
    'runs in a browser': () => runsInBrowser(installed, expected, file),
  })
  const checks: Checks = {
    'runs on Node': () => runsOnEveryNode(installed, expected),
    'commands run': () => binsRun(installed),
    'strict types': () => checkTypes(installed),
    'types resolve': () => typesResolve(installed),
    'manifests are right': () => lint(ids),
    'plain esbuild bundles': () => esbuildBundles(installed, expected, browser),
    'Node 20 is refused in words': () => refusesOldNode(installed),
    'keeps to its weight': () => keepsToBudgets(installed),
    ...(browser && nightly(browser)),
  }

  const asking: Checks = {
    'inspector passes': () => inspectorPasses(installed, address),
    'examples run': () => examplesRun(examples, installed),
  }
  // What holds this process up would let its service answer too late.
  const failed = (await failedOf(checks)) + (browser ? await failedOf(asking) : 0)
  await service?.close()
  rmSync(installed.folder, { recursive: true, force: true })
  console.log(`packages: ${ids.length}, ${failed} failed (${took(began)})`)
  return failed
}
