<?php
// Configuration of a WordPress site for tests: it reports every fault, and sends no requests to other servers.
define( 'DB_NAME', 'wordpress' );
define( 'DB_DIR', __DIR__ . '/wp-content/database' );
define( 'DB_FILE', 'wordpress.sqlite' );
define( 'WP_HOME', getenv( 'WORDPRESS_ORIGIN' ) );
define( 'WP_SITEURL', WP_HOME );
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', false );
define( 'WP_DEBUG_LOG', __DIR__ . '/debug.log' );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'DISABLE_WP_CRON', true );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
foreach ( array( 'AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE' ) as $name ) {
	define( $name . '_KEY', 'key of a test' );
	define( $name . '_SALT', 'salt of a test' );
}
$table_prefix = 'wp_';
defined( 'ABSPATH' ) || define( 'ABSPATH', __DIR__ . '/' );
require_once ABSPATH . 'wp-settings.php';
