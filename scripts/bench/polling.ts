import { runCommand } from '../../src/cli/run.js';
import { benchArguments, type FigureRow, writeFigures } from '../lib/figures.js';
import { waitForAll } from './polling/ours.js';
import { summaryOf } from './polling/outcome.js';
import { follow, peers } from './polling/peers.js';
import { kinds, type Tasks, tasksOf, videosOf } from './polling/polled-tasks.js';
import { printTable, type Row } from './polling/polling-table.js';
import { mulberry32 } from './polling/random.js';

/** Tasks of each kind, and videos of about 30 s. */
const count = 500;
const videoCount = 1000;

/** What is promised for a video of 30 s, in polls and milliseconds. */
const promised = { polls: 8, pollsWithCallbacks: 2, late: 2000 };

/** For how many of the tasks callbacks are lost, where some are. */
const lost = 0.05;

/**
 * Compares how clients wait for tasks: how often they ask, and how late they see the end. Another seed gives other tasks:
 * `tsx scripts/bench/polling.ts 7`. `--write` stores the figures.
 */
async function main() {
  const { isWriting, positionals } = benchArguments({ allowPositionals: true });
  const seed = toSeed(positionals[0] ?? '1');
  Math.random = mulberry32(seed);
  introduce(seed);

  const all = kinds.map((kind) => tasksOf(kind, count));
  const long = await inTurn(all, compare);
  printTable('1. Tasks of all lengths', long);

  const ofHalfMinute = videosOf('30 s video', 30, 30, videoCount);
  const short = await inTurn([ofHalfMinute, videosOf('25 to 35 s video', 25, 35, videoCount)], compare);
  printTable('2. Videos of about 30 s. Most paces divide 30 s, so they see that end at once by chance', short);

  const callbackRows = await inTurn([ofHalfMinute, ...all], withCallbacks);
  printTable('3. genmedia with callbacks', callbackRows);

  const broken = [
    ...breaches('', promised.polls, short[0]),
    ...breaches(' with callbacks', promised.pollsWithCallbacks, callbackRows[0]),
  ];
  if (isWriting) {
    const rows = [
      ...[...long, ...short].map(toFigures),
      ...callbackRows.map(([tasks, how, outcomes]) => toFigures([tasks, `genmedia with callbacks, ${how}`, outcomes])),
    ];
    writeFigures('polling', { rows, isWithinBudget: broken.length === 0 });
  }
  if (broken.length > 0) throw new Error(`\n${broken.join('\n')}`);
}

/** Times are in seconds. */
function toFigures([group, name, outcomes]: Row): FigureRow<'polling'> {
  const polls = summaryOf(outcomes, 'polls');
  const late = summaryOf(outcomes, 'late');
  const [lateMean, lateP99, lateWorst] = [late.mean, late.p99, late.worst].map((time) => time / 1000) as [
    number,
    number,
    number,
  ];
  return {
    name,
    group,
    values: { pollsMean: polls.mean, pollsP99: polls.p99, pollsWorst: polls.worst, lateMean, lateP99, lateWorst },
  };
}

function introduce(seed: number): void {
  const medians = kinds.map(({ name, median }) => `${name} ${median} s`).join(', ');
  console.log(`How clients wait for ${count} tasks of each kind and ${videoCount.toLocaleString('en')} videos of about 30 s, seed ${seed}.
Time is simulated and requests take none of it. Late is from the end of a task to the result of the wait.
genmedia is the real client with the real sandbox; of the others it is the pace, on the same tasks.
How long tasks take is assumed, since the service does not document it: lognormal, with the medians
${medians}; 95 of 100 take less than 2.3 times that.`);
}

/** One line for each client. */
async function compare(tasks: Tasks): Promise<Row[]> {
  const theirs = Object.entries(peers).map(([who, pace]): Row => {
    return [tasks.name, who, tasks.lengths.map((length) => follow(pace, length))];
  });
  return [[tasks.name, 'genmedia', await waitForAll(tasks)], ...theirs];
}

async function withCallbacks(tasks: Tasks): Promise<Row[]> {
  return [
    [tasks.name, 'all delivered', await waitForAll(tasks, { lost: 0 })],
    [tasks.name, `${100 * lost} % lost`, await waitForAll(tasks, { lost })],
  ];
}

/** Only one thing at a time can be done in simulated time. */
async function inTurn(list: readonly Tasks[], rowsOf: (tasks: Tasks) => Promise<Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for (const tasks of list) rows.push(...(await rowsOf(tasks)));
  return rows;
}

/** What is not as promised of the videos of 30 s, as sentences. A row that is missing is not as promised. */
function breaches(how: string, mostPolls: number, [, , outcomes]: Row = ['', '', []]): string[] {
  const { worst: polls } = summaryOf(outcomes, 'polls');
  const { worst: late } = summaryOf(outcomes, 'late');
  if (polls <= mostPolls && late <= promised.late) return [];
  const found = `A 30 s video${how} took up to ${polls} polls and was seen to end up to ${late} ms late.`;
  return [`${found} At most ${mostPolls} polls and ${promised.late} ms are promised.`];
}

function toSeed(text: string): number {
  const seed = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (seed < 2 ** 32) return seed;
  throw new Error(`The seed is a whole number below 2^32, not ${text}.`);
}

await runCommand(main);
