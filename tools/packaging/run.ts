import { spawn } from 'node:child_process'

export interface Ran {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** Runs a program to its end. */
export function run(
  program: string,
  args: readonly string[],
  {
    cwd,
    env = {},
    input,
  }: { readonly cwd: string; readonly env?: Readonly<Record<string, string>>; readonly input?: string },
): Promise<Ran> {
  return new Promise((done, fail) => {
    const child = spawn(program, args, { cwd, env: { ...process.env, ...env } })
    let stdout = ''
    let stderr = ''
    child.stdout.on('data', (chunk) => {
      stdout += chunk
    })
    child.stderr.on('data', (chunk) => {
      stderr += chunk
    })
    child.on('error', fail)
    child.on('close', (code) => done({ code, stdout, stderr }))
    child.stdin.end(input)
  })
}

/** The same for what must succeed: gives what it printed. */
export async function must(...asked: Parameters<typeof run>): Promise<string> {
  const { code, stdout, stderr } = await run(...asked)
  if (code !== 0) throw new Error(`${asked[0]} ${asked[1].join(' ')} ended with ${code}\n${stdout}${stderr}`)
  return stdout
}
