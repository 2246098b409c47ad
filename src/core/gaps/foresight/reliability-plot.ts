export interface ReliabilityData {
  /** Share joined per tenth of the score, lowest first: predicted by the fit on the earlier split, and observed. */
  predicted: readonly number[];
  observed: readonly number[];
  sizes: readonly number[];
}

const SIDE = 420;
const MARGIN = 56;

/** Reliability plot as a standalone SVG: predicted against observed share, both axes from 0, with the line of perfect calibration. */
export function reliabilityPlot({ predicted, observed, sizes }: ReliabilityData): string {
  const top = Math.max(0.01, ...predicted, ...observed) * 1.1;
  const x = (v: number) => (MARGIN + (v / top) * (SIDE - 2 * MARGIN)).toFixed(1);
  const y = (v: number) => (SIDE - MARGIN - (v / top) * (SIDE - 2 * MARGIN)).toFixed(1);
  const most = Math.max(1, ...sizes);
  const dots = predicted
    .map(
      (p, i) =>
        `<circle cx="${x(p)}" cy="${y(observed[i] ?? 0)}" r="${(3 + 3 * Math.sqrt((sizes[i] ?? 0) / most)).toFixed(1)}" fill="#b4501e"><title>tenth ${i + 1}: predicted ${p.toFixed(4)}, observed ${(observed[i] ?? 0).toFixed(4)}, ${sizes[i] ?? 0} pairs</title></circle>`,
    )
    .join('');
  const ticks = [0, 0.25, 0.5, 0.75, 1]
    .map((t) => {
      const value = t * top;
      const label = `${(100 * value).toFixed(1)} %`;
      return `<text x="${x(value)}" y="${SIDE - MARGIN + 18}" text-anchor="middle">${label}</text><text x="${MARGIN - 6}" y="${y(value)}" text-anchor="end" dominant-baseline="middle">${label}</text>`;
    })
    .join('');
  const end = SIDE - MARGIN;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" role="img" aria-label="Predicted against observed share of pairs joined later" font-family="sans-serif" font-size="10" fill="#333"><rect width="${SIDE}" height="${SIDE}" fill="#fff"/><path d="M${MARGIN} ${MARGIN}V${end}H${end}" fill="none" stroke="#333"/><path d="M${MARGIN} ${end}L${end} ${MARGIN}" stroke="#999" stroke-dasharray="4 4"/>${ticks}${dots}<text x="${SIDE / 2}" y="${SIDE - 12}" text-anchor="middle">predicted share joined within five years</text><text transform="translate(14 ${SIDE / 2}) rotate(-90)" text-anchor="middle">observed share</text></svg>\n`;
}
