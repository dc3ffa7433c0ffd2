interface BarProps {
  /** What is spent, one part after the other. */
  readonly parts: readonly number[];
  readonly most: number;
}

/** How much of the points is spent; what stands beside it says the same in figures. */
export function Bar({ parts, most }: BarProps) {
  const sum = parts.reduce((a, b) => a + b, 0);
  const whole = Math.max(most, sum, 1);
  let from = 0;
  return (
    <svg
      className={sum > most ? 'points-bar is-over' : 'points-bar'}
      viewBox="0 0 1000 10"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {numbered(parts).map(({ part, at }) => {
        const x = (from / whole) * 1000;
        from += part;
        const width = Math.max(0, (part / whole) * 1000 - 4);
        return <rect key={at} x={x} width={width} height="10" />;
      })}
      {sum > most && <path d={`M${(most / whole) * 1000} 0V10`} />}
    </svg>
  );
}

const numbered = (parts: readonly number[]) => parts.map((part, at) => ({ part, at }));
