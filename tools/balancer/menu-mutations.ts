import { startVitest } from 'vitest/node'

/**
 * The search for menus, broken on purpose one way after another: its tests must notice every one. Each change is made to the text that is loaded, never
 * to the file. `node tools/balancer/menu-mutations.ts [words of a break]` prints the first test that notices each, and ends with 1 where none does.
 */

interface MenuMutation {
  readonly broken: string
  readonly file: string
  readonly from: string
  readonly to: string
}

const MUTATIONS: readonly MenuMutation[] = [
  {
    broken: 'no identity: anything may go into any flavour',
    file: 'bars.ts',
    from: 'isBarred: (line, allergens) => {',
    to: 'isBarred: (line, allergens) => { if (line) return false;',
  },
  {
    broken: 'no law of the type',
    file: 'task.ts',
    from: '[...problem.law, ...[...named]',
    to: '[...[...named]',
  },
  {
    broken: 'no words of the name',
    file: 'task.ts',
    from: '...[...named].flatMap(({ limits }) => limits)',
    to: '',
  },
  {
    broken: 'no families: milk and water in one base',
    file: 'menu.ts',
    from: '({ family }: MenuFlavour) => family)',
    to: '() => "leche")',
  },
  {
    broken: 'weights rounded after the search',
    file: 'scale.ts',
    from: 'const tight = taskWithRoom(search.task, LEAST_ROOM)',
    to: `const step = (i) => search.task.columns[i]?.step ?? 1
  if (settled) return { ...settled, finer: 0, base: settled.base.map((one, i) => Math.round(one / step(i)) * step(i)) }
  const tight = taskWithRoom(search.task, LEAST_ROOM)`,
  },
  {
    broken: 'a bound that is too high',
    file: 'conflicts.ts',
    from: '    bound,\n    alone,',
    to: '    bound: bound + 1,\n    alone,',
  },
  {
    broken: 'a set is served where one of its flavours is',
    file: 'one-base.ts',
    from: 'served.some((known) => set.every(',
    to: 'served.some((known) => set.some(',
  },
  {
    broken: 'a base serves whoever is nearly right on it',
    file: 'one-base.ts',
    from: '(row.own[j] ?? 0), ofBase) >= -NOISE',
    to: '(row.own[j] ?? 0), ofBase) >= -50',
  },
  {
    broken: 'rows that clash are taken for those that do not',
    file: 'diagnosis.ts',
    from: 'if (!clashing.has(key)) return false',
    to: 'if (clashing.has(key)) return false',
  },
  {
    broken: 'the number that sets a row free is too small',
    file: 'assign.ts',
    from: 'const free = -leastActivity(',
    to: 'const free = -0.1 * leastActivity(',
  },
  {
    broken: 'whose base is whose is taken from the first that was found',
    file: 'forced-places.ts',
    from: 'f === mine || apart.every(',
    to: 'f === f || apart.every(',
  },
  {
    broken: 'corrections that take away',
    file: 'task.ts',
    from: 'const least = isCorrection ? 0 : Number(raw.min)',
    to: 'const least = isCorrection ? -mostCorrection : Number(raw.min)',
  },
  {
    broken: 'a dose that opens is sought on the side that closes',
    file: 'opening-dose.ts',
    from: '[LEAST_SHARE * from, from, -1]',
    to: '[LEAST_SHARE * from, from, 1]',
  },
  {
    broken: 'a price: sweetness and hardness are not kept',
    file: 'book/formula.ts',
    from: '(book.mantener ?? problem.character)',
    to: '([] as readonly string[])',
  },
  {
    broken: 'a price: one line alone',
    file: 'book/change.ts',
    from: 'mostLines: Math.min(maxLineas,',
    to: 'mostLines: Math.min(1,',
  },
  {
    broken: 'a price: what stands on a formula is not looked at',
    file: 'book/on-top.ts',
    from: 'if (formula === base ||',
    to: 'if (formula.name !== "" || formula === base ||',
  },
]

const FILES = ['menu', 'menu-book', 'menu-enumeration', 'book'].map((name) => `packages/balancer/test/${name}.test.ts`)

/** ms that one test may take: it only ends what hangs. */
const PATIENCE = 600_000

/** The first test that fails, which ends the run. */
async function noticedBy(mutation: MenuMutation): Promise<string | undefined> {
  let isMade = false
  const vitest = await startVitest(
    [...FILES],
    {
      config: false,
      watch: false,
      bail: 1,
      fsModuleCache: false,
      include: [...FILES],
      testTimeout: PATIENCE,
      reporters: [{}],
      silent: true,
    },
    {
      plugins: [
        {
          name: mutation.broken,
          enforce: 'pre',
          transform: (code: string, id: string) => {
            if (!id.endsWith(`/balancer/src/menu/${mutation.file}`)) return undefined
            isMade = code.includes(mutation.from)
            return code.replace(mutation.from, mutation.to)
          },
        },
      ],
    },
  )
  const failed = vitest.state
    .getTestModules()
    .flatMap((file) => [...file.children.allTests()])
    .find((one) => one.result().state === 'failed')?.fullName
  await vitest.close()
  if (!isMade) throw new Error(`nothing to change in ${mutation.file}: ${mutation.from}`)
  return failed
}

/** One break a line, as soon as it is known: the break, and what noticed it. */
let isNoticed = true
const asked = process.argv[2] ?? ''
for (const mutation of MUTATIONS.filter(({ broken }) => broken.includes(asked))) {
  const failed = await noticedBy(mutation)
  isNoticed &&= failed !== undefined
  console.log(`${mutation.broken}: ${failed ?? 'no test fails'}`)
}
process.exitCode = isNoticed ? 0 : 1
