import { type ChildProcess, spawn } from 'node:child_process'
import type { Command, Step } from './steps.ts'

/** A step as this run does it. */
export interface PlannedStep {
  readonly step: Step
  readonly command: Command
  readonly env: Readonly<Record<string, string>>
}

/** How a step ended. */
export interface StepResult {
  readonly step: Step
  readonly outcome: 'ok' | 'FAILED' | 'cut off' | 'unchanged since it passed'
  readonly seconds: number
  /** What it printed. */
  readonly output: string
}

/** Steps beside each other. Browsers and services wait half of their time; on two cores four steps end when three do, within what a run varies. */
export const LANES = 4

const running = new Set<ChildProcess>()

/** Ends whatever a step started, with all that it started itself. */
function end(child: ChildProcess): void {
  try {
    process.kill(-(child.pid ?? 0), 'SIGKILL')
  } catch {
    child.kill('SIGKILL')
  }
}

/** Whoever stops the run stops all that it has started. */
export function endWithMe(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      for (const child of running) end(child)
      process.exit(1)
    })
  }
}

/** Runs one step. What runs beside others keeps its output until it has ended, so that none is torn apart. */
function run({ step, command: [program, ...args], env }: PlannedStep, deadline: number): Promise<StepResult> {
  return new Promise((done) => {
    const start = performance.now()
    console.log(`… ${step.name}`)
    const child = spawn(program, args, {
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    })
    running.add(child)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk
      })
    }
    let isLate = false
    const late = () => {
      isLate = true
      end(child)
    }
    const limit = Number.isFinite(deadline) ? setTimeout(late, Math.max(1, deadline - start)) : undefined
    const finish = (code: number | null) => {
      clearTimeout(limit)
      if (!running.delete(child)) return
      const outcome = isLate ? 'cut off' : code === 0 ? 'ok' : 'FAILED'
      const seconds = (performance.now() - start) / 1000
      process.stdout.write(`\n— ${step.name}\n${output}`)
      console.log(`— ${step.name}: ${outcome} (${seconds.toFixed(1)} s)`)
      done({ step, outcome, seconds, output })
    }
    child.on('error', (problem) => {
      output += `${problem.message}\n`
      finish(1)
    })
    child.on('close', finish)
  })
}

/**
 * `LANES` at a time, in their order, each once those that it needs have ended, well or badly: one visit shows all that is wrong.
 * Those that want the machine to themselves come last, one after another.
 */
export async function runAll(
  asked: readonly PlannedStep[],
  deadline = Number.POSITIVE_INFINITY,
): Promise<readonly StepResult[]> {
  const ran: StepResult[] = []
  const waiting = asked.filter(({ step }) => !step.alone)
  const names = new Set(waiting.map(({ step }) => step.name))
  const isOver = (name: string): boolean => !names.has(name) || ran.some(({ step }) => step.name === name)
  const under = new Set<Promise<void>>()
  const begin = (one: PlannedStep): void => {
    const work = run(one, deadline).then((result) => {
      ran.push(result)
      under.delete(work)
    })
    under.add(work)
  }
  while (waiting.length > 0 || under.size > 0) {
    const at = waiting.findIndex(({ step }) => (step.after ?? []).every(isOver))
    if (at >= 0 && under.size < LANES) for (const next of waiting.splice(at, 1)) begin(next)
    else await Promise.race(under)
  }
  for (const one of asked.filter(({ step }) => step.alone)) ran.push(await run(one, deadline))
  return ran
}
