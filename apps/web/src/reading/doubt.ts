import type * as Sure from './sure.ts'

/** How sure the figures are: what varies weighs 11 kB, and comes after the first screen. */

export type DoubtModule = typeof Sure

let loading: Promise<DoubtModule> | undefined

export function loadDoubt(): Promise<DoubtModule> {
  loading ??= import('./sure.ts').catch((error) => {
    loading = undefined
    throw error
  })
  return loading
}
