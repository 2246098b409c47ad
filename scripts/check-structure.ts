import { parseSync, Visitor } from 'oxc-parser';
import { finish, readSource, sourceFiles } from './source-files.ts';

/** Limits that keep a file about one thing and a function readable at a glance. */
const MAX_LINES = 250;
const MAX_COMPLEXITY = 12;

const problems: string[] = [];

function lineOf(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length;
}

/** Cyclomatic complexity of each function: one, and one more for each point at which the path divides. */
function checkComplexity(file: string, source: string): void {
  const open: { start: number; paths: number }[] = [];
  const enter = ({ start }: { start: number }) => void open.push({ start, paths: 1 });
  const leave = () => {
    const done = open.pop();
    if (!done || done.paths <= MAX_COMPLEXITY) return;
    problems.push(
      `${file}:${lineOf(source, done.start)} complexity ${done.paths}, at most ${MAX_COMPLEXITY} is allowed`,
    );
  };
  const divide = () => {
    const current = open.at(-1);
    if (current) current.paths++;
  };
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    IfStatement: divide,
    ConditionalExpression: divide,
    LogicalExpression: ({ operator }) => {
      // A default for what is missing (`??`) is read in one go.
      if (operator !== '??') divide();
    },
    ForStatement: divide,
    ForInStatement: divide,
    ForOfStatement: divide,
    WhileStatement: divide,
    DoWhileStatement: divide,
    CatchClause: divide,
    SwitchCase: (node) => {
      if (node.test) divide();
    },
  }).visit(parseSync(file, source).program);
}

/** The core takes time and chance as arguments, so that the same input gives the same report. */
function checkPurity(file: string, source: string): void {
  if (!file.startsWith('src/core/') || file.includes('.test.')) return;
  const match = /\b(Date\.now|Math\.random|performance\.now)\b|new Date\(\)/.exec(source);
  if (match)
    problems.push(`${file}:${lineOf(source, match.index)} ${match[0]} in the core: pass it as an argument`);
}

/** A mocked module of ours would test the mock. */
function checkMocks(file: string, source: string): void {
  const match = /\bvi\.(mock|doMock)\(\s*(import\()?['"]\./.exec(source);
  if (match)
    problems.push(`${file}:${lineOf(source, match.index)} mocks a module of ours: pass a collaborator`);
}

for (const file of sourceFiles()) {
  const source = readSource(file);
  const lines = source.trimEnd().split('\n').length;
  if (lines > MAX_LINES) problems.push(`${file} has ${lines} lines, at most ${MAX_LINES} are allowed`);
  checkComplexity(file, source);
  checkPurity(file, source);
  checkMocks(file, source);
}
finish('Structure', problems);
