import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Next's adapter (Build Adapters API): passes the outputs of `next build` to the program that makes the site image, in
 * a separate process.
 * @type {import('next').NextAdapter}
 */
const adapter = {
  name: 'site-image',
  async onBuildComplete({ outputs, buildId, projectDir, distDir }) {
    const buildOutputs = {
      buildId,
      // An output without a file is a route pattern, which is no address.
      prerenders: outputs.prerenders.flatMap(({ pathname, fallback }) =>
        fallback !== undefined && 'filePath' in fallback && fallback.filePath
          ? [
              {
                path: pathname,
                file: relative(projectDir, fallback.filePath),
                headers: fallback.initialHeaders ?? {},
              },
            ]
          : [],
      ),
      staticFiles: outputs.staticFiles.map(({ pathname, filePath }) => ({
        path: pathname,
        file: relative(projectDir, filePath),
      })),
    };
    const outputsFile = join(distDir, 'outputs.json');
    writeFileSync(outputsFile, JSON.stringify(buildOutputs));
    const program = ['scripts/build/image/build.ts', outputsFile];
    const { status } = spawnSync(
      process.execPath,
      ['--conditions=react-server', '--import', 'tsx', ...program],
      { cwd: projectDir, stdio: 'inherit' },
    );
    if (status !== 0) throw new Error('The site image could not be made (see above).');
  },
};

export default adapter;
