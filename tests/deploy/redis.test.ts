import { needProgram } from '@/tests/fixtures/programs';
import { startRedis } from '@/tests/fixtures/redis/redisServer';
import { describeTwoInstances } from '@/tests/unit/lib/server/feed/shared/twoInstances';

describeTwoInstances((port) => startRedis(needProgram('redis-server'), port));
